import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { messages } from '#lib/messages.ts'
import { SimilarCard } from './similar-card.tsx'
import { SimilarRow } from './similar-row.tsx'

/** 'Similar Products'; undefined: they could not be loaded, and the product itself shows all the same. */
export const SimilarProducts = ({ products }: { products?: readonly Product[] }) =>
  products?.length === 0 ? null : (
    <section className="product-below" aria-labelledby="similar">
      {products ? (
        <SimilarRow heading={<h2 id="similar">Similar Products</h2>}>
          {products.map(product => (
            <SimilarCard key={product.id} product={product} />
          ))}
        </SimilarRow>
      ) : (
        <>
          <h2 id="similar">Similar Products</h2>
          <p className="mt-3 text-muted">{messages.similarFailed}</p>
        </>
      )}
    </section>
  )
