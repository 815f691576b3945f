import { slugOf } from '#lib/catalogue/slug.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { messages } from '#lib/messages.ts'
import { pathOf } from '#lib/paths.ts'
import { SimilarRow } from './similar-row.tsx'

/** 'Similar Products'; undefined: they could not be loaded, and the product itself shows all the same. */
export const SimilarProducts = ({ products }: { products?: readonly Product[] }) =>
  products?.length === 0 ? null : (
    <section className="product-below" aria-labelledby="similar">
      {products ? (
        <SimilarRow cards={products.map(cardOf)} />
      ) : (
        <>
          <h2 id="similar">Similar Products</h2>
          <p className="mt-3 text-muted">{messages.similarFailed}</p>
        </>
      )}
    </section>
  )

const cardOf = (product: Product) => ({
  path: pathOf('product', slugOf(product)),
  name: product.name,
  image: product.image,
  original: product.originalPrice,
  discount: product.discountPrice,
})
