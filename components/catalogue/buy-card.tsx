import { buttonClass } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Price } from '#components/ui/price.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { addToCart } from '#messages/choice.ts'
import { soldOut as soldOutText } from '#messages/every-page.ts'
import { buyHeading, buyNow, codAvailable, inStock, wishlistButton } from '#messages/product.ts'
import type { Buyable } from './buy-form.tsx'
import { GuestBuy } from './guest-buy.tsx'
import { ReturnsLink } from './returns-link.tsx'

type Props = {
  product: Buyable
  soldOut: boolean
  /** Whether its price is the lowest of several. */
  from: boolean
  busy: boolean
  wishAction: string
  buyAction: string
  /** Whether it can be bought without an account. */
  guests?: boolean | undefined
}

/** Beside the product on wide screens; on narrow ones the same buttons are the bar under the thumb. */
export const BuyCard = ({ product, soldOut, from, busy, wishAction, buyAction, guests }: Props) => (
  <aside className="product-card" aria-label={buyHeading}>
    <div className="product-card-told">
      <Price original={product.originalPrice} discount={product.discountPrice} from={from} large />
      <ul className="grid gap-2 text-sm">
        {!soldOut && (
          <>
            {product.cod !== false && (
              <li>
                <Icon name="rupee" className="text-muted" /> {codAvailable}
              </li>
            )}
            <li>
              <Icon name="truck" className="text-muted" /> {product.delivery}
            </li>
          </>
        )}
        {product.returns && (
          <li>
            <Icon name="return" className="text-muted" /> <ReturnsLink text={product.returns} />
          </li>
        )}
        <li className={soldOut ? 'text-danger' : 'text-ok'}>
          <Icon name={soldOut ? 'alert' : 'check'} /> {soldOut ? soldOutText : inStock}
        </li>
      </ul>
    </div>
    <div className="product-buttons">
      <button
        className={buttonClass()}
        type="submit"
        formAction={'/do/cart/add' satisfies FormPath}
        disabled={soldOut}
      >
        {soldOut ? soldOutText : addToCart}
      </button>
      <button
        className={buttonClass('primary')}
        type="submit"
        formAction={buyAction}
        disabled={soldOut}
        aria-busy={busy || undefined}
      >
        {buyNow}
      </button>
      <button
        className={buttonClass('quiet', 'normal', 'product-wish')}
        type="submit"
        formAction={wishAction}
        data-wish=""
      >
        <Icon name="heart" />
        <span>{wishlistButton}</span>
      </button>
    </div>
    {guests && !soldOut && <GuestBuy />}
  </aside>
)
