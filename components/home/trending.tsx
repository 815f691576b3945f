import { CardPrice } from '#components/catalogue/card-price.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { noProducts, productsFailed } from '#messages/catalogue.ts'
import { shopNow, shopNowNamed, trendyProducts } from '#messages/shop-pages.ts'

type Props = { products: readonly Product[]; failed: boolean }

/** What the seller chose, or the best there are. */
export const Trending = ({ products, failed }: Props) => (
  <section className="wrap section" aria-labelledby="trendy">
    <h2 id="trendy">{trendyProducts}</h2>
    {products.length === 0 && <p className="mt-3 text-muted">{failed ? productsFailed : noProducts}</p>}
    <ul className="strip-or-grid mt-5">
      {products.map(product => (
        <li key={product.id} className="flex flex-col">
          <a href={pathOf('product', slugOf(product))} className="block overflow-hidden rounded-md">
            <Picture
              name={product.image}
              alt={product.name}
              size="400x400"
              set={['280x280', '400x400']}
              sizes="(width < 400px) 72vw, (width < 769px) 288px, 400px"
              className="zoom"
            />
          </a>
          <p className="mt-3 text-xs text-muted uppercase">{product.category}</p>
          <h3 className="mt-1 mb-1 font-medium">{product.name}</h3>
          <div className="mb-3">
            <CardPrice product={product} />
          </div>
          <ButtonLink
            look="card"
            className="mt-auto self-start"
            href={pathOf('product', slugOf(product))}
            aria-label={shopNowNamed(product.name)}
          >
            {shopNow}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </section>
)
