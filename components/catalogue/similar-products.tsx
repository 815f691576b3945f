import { StaticHtml } from '#components/ui/static-html.tsx'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { similarFailed } from '#messages/catalogue.ts'
import { similarProducts } from '#messages/similar.ts'
import { SimilarArrows } from './similar-arrows.tsx'
import { SimilarCard } from './similar-card.tsx'

/** 'Similar Products'; undefined: they could not be loaded, and the product itself shows all the same. */
export const SimilarProducts = ({ products }: { products?: readonly Product[] }) =>
  products?.length === 0 ? null : (
    <section className="product-below" aria-labelledby="similar">
      <div className="flex items-center justify-between gap-3">
        <h2 id="similar">{similarProducts}</h2>
        {products && <SimilarArrows />}
      </div>
      {products ? (
        <StaticHtml>
          <ul className="similar-row">
            {products.map(product => (
              <SimilarCard key={product.id} product={product} />
            ))}
          </ul>
        </StaticHtml>
      ) : (
        <p className="mt-3 text-muted">{similarFailed}</p>
      )}
    </section>
  )
