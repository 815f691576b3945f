import { Price } from '#components/ui/price.tsx'
import { Stars } from '#components/ui/stars.tsx'
import { saleWords } from '#lib/catalogue/rules/sale-words.ts'
import { isSoldOut } from '#lib/catalogue/rules/sellable.ts'
import { rupee } from '#lib/rules/price.ts'
import { soldOut as soldOutText } from '#messages/every-page.ts'
import { codAvailable, onSaleTag } from '#messages/product.ts'
import { wasPrice } from '#messages/product-facts.ts'
import type { Shown } from './product-body.tsx'
import { ReturnsLink } from './returns-link.tsx'

/** The name, the short texts and the price of a product. A price that depends on the choice is shown by the form. */
export const ProductSummary = (product: Shown) => (
  <div className="flex flex-col gap-3">
    <Tags {...product} />
    <h1 className="text-xl">{product.name}</h1>
    {product.ratings > 0 && <Stars rating={product.ratings} count={product.ratings_count} />}
    {!product.packed && (
      <>
        <Price original={product.originalPrice} discount={product.discountPrice} large />
        {!product.originalPrice && product.sale?.was && (
          <s className="-mt-2 text-sm text-muted">{wasPrice(rupee(product.sale.was))}</s>
        )}
        {product.unitPrice && <p className="-mt-2 text-sm text-muted">{product.unitPrice}</p>}
        {product.sale && <p className="-mt-2 text-sm text-primary-ink">{saleWords(product.sale)}</p>}
        <ProductAvailability {...product} />
      </>
    )}
  </div>
)

export function ProductAvailability(product: Shown) {
  const soldOut = isSoldOut(product)
  return (
    <>
      {soldOut ? (
        <p className="font-medium text-danger">{soldOutText}</p>
      ) : (
        product.cod !== false && <p className="text-sm text-muted">{codAvailable}</p>
      )}
      {/* Beside a wide screen's pictures the card says it. */}
      {(!soldOut || product.returns) && (
        <p className="-mt-2 text-sm text-muted wide:hidden">
          {!soldOut && product.delivery}
          {!soldOut && product.returns && ' · '}
          {product.returns && <ReturnsLink text={product.returns} />}
        </p>
      )}
    </>
  )
}

const Tags = ({ onSale, badge, badge1 }: Shown) =>
  onSale || badge || badge1 ? (
    <p className="flex flex-wrap gap-2">
      {onSale && <span className="tag bg-primary text-on-primary">{onSaleTag}</span>}
      {[badge, badge1].filter(Boolean).map(text => (
        <span key={text} className="tag">
          {text}
        </span>
      ))}
    </p>
  ) : null
