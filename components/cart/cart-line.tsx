'use client'
import type { FormEvent, ReactNode } from 'react'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import type { useCart } from '#lib/cart/browser/use-cart.ts'
import { isUntold } from '#lib/cart/rules/guest-items.ts'
import { lineTotalText } from '#lib/cart/rules/line-total-text.ts'
import { lineOf } from '#lib/cart/rules/lines.ts'
import { changeWords, saleEndWords } from '#lib/catalogue/rules/sale-words.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import type { OtherProductPath } from '#lib/paths.ts'
import {
  bestSeller,
  inStock,
  oneLessOf,
  oneMoreOf,
  onlyLeftLower,
  quantityOf,
  removeLabel,
  removeNamed,
  saveForLater,
} from '#messages/cart-pages.ts'
import { productGone } from '#messages/catalogue.ts'
import { maximumReached, soldOut } from '#messages/every-page.ts'
import { locale } from '#messages/language.ts'
import { colourIs, optionIs, sizeIs } from '#messages/ui-pages.ts'

type Props = {
  item: CartItem
  cart: Pick<ReturnType<typeof useCart>, 'step'>
  /** It is being taken away. */
  leaving?: boolean
  onRemove: (height?: number) => void
  /** Says a refusal on the page. */
  onRefused: (sentence: string | undefined) => void
}

/** One line of the cart. Every control is a form of its own; with script none of them leaves the page. */
export function CartLine({ item, cart, leaving, onRemove, onRefused }: Props) {
  const line = lineOf(item)
  const path = `/product-category/${slugOf(item)}` satisfies OtherProductPath
  const gone = item.quantity < 1

  const step = async (by: 1 | -1) => {
    if (by > 0 && item.Unit >= item.quantity) return onRefused(maximumReached)
    onRefused(await cart.step(line, by, item.quantity))
  }
  const remove = (event: FormEvent<HTMLFormElement>) => {
    if (!leaving) onRemove(event.currentTarget.closest('article')?.getBoundingClientRect().height)
  }

  return (
    <article className="cart-line" aria-label={item.name} aria-busy={leaving}>
      {item.withdrawn ? (
        <Withdrawn item={item} />
      ) : (
        <>
          <a href={path} className="cart-picture">
            <Picture name={item.image} alt={item.name} size="280x280" />
          </a>
          <Words item={item} path={path} />
        </>
      )}
      <div className="cart-acts">
        {!gone && (
          <div className="stepper">
            <LineForm action="minus" item={item} onSend={() => step(-1)}>
              <StepButton label={oneLessOf(item.name)} icon="minus" disabled={item.Unit <= 1} />
            </LineForm>
            <output aria-label={quantityOf(item.name)}>{item.Unit}</output>
            <LineForm action="plus" item={item} onSend={() => step(1)}>
              <StepButton label={oneMoreOf(item.name)} icon="plus" />
            </LineForm>
          </div>
        )}
        <LineForm action="remove" item={item} onSend={remove}>
          <button
            type="submit"
            className="press max-wide:hidden"
            aria-busy={leaving}
            aria-label={removeNamed(item.name)}
          >
            {leaving ? <span className="spinner" /> : <Icon name="trash" />}
          </button>
          <button type="submit" className="link min-h-11 text-sm wide:hidden" aria-busy={leaving}>
            {leaving ? <span className="spinner" /> : removeLabel}
          </button>
        </LineForm>
        <LineForm action="later" item={item}>
          <button type="submit" className="link min-h-11 text-sm wide:hidden">
            {saveForLater}
          </button>
        </LineForm>
      </div>
    </article>
  )
}

function Words({ item, path }: { item: CartItem; path: string }) {
  const count = Math.min(item.Unit, item.quantity)
  return (
    <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        {count > 0 && <span className="tag">{bestSeller}</span>}
        <span className="text-xs text-muted">{item.category}</span>
      </p>
      <h2 className="text-base">
        <a href={path}>{item.name}</a>
      </h2>
      <Price original={item.originalPrice} discount={item.discountPrice} />
      {count > 1 && <p className="text-sm">{lineTotalText(item.discountPrice, count)}</p>}
      {item.sale?.until && <p className="text-sm text-primary-ink">{saleEndWords(item.sale)}</p>}
      {item.before && <p className="text-sm font-medium">{changeWords(item.before)}</p>}
      <Choice item={item} />
      <Stock item={item} />
    </div>
  )
}

/** With the product's own names for its options, if it has some. */
function Choice({ item: { size, cart_color, chosen } }: { item: CartItem }) {
  const words = chosen?.length
    ? chosen.map(({ name, value }) => optionIs(name, value))
    : [size && sizeIs(size), cart_color && colourIs(cart_color)]
  const text = words.filter(Boolean).join(' · ')
  return text && <p className="text-sm text-muted">{text}</p>
}

/** One true sentence on what can be had. */
function Stock({ item }: { item: CartItem }) {
  if (item.quantity < 1) return <p className="text-sm font-medium text-danger">{soldOut}</p>
  if (item.promise) return <p className="text-sm font-medium">{item.promise}</p>
  if (item.Unit <= item.quantity) return <p className="text-sm font-medium text-ok">{inStock}</p>
  return (
    <p role="status" className="text-sm font-medium text-danger">
      {onlyLeftLower(item.quantity.toLocaleString(locale))}
    </p>
  )
}

/** Sold no more: no price, no link, and nothing in its favour. */
const Withdrawn = ({ item }: { item: CartItem }) => (
  <>
    <span className="cart-picture">
      <Picture name={item.image} alt="" size="280x280" />
    </span>
    <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
      {!isUntold(item) && <h2 className="text-base">{item.name}</h2>}
      <p className="text-sm font-medium text-danger">{productGone}</p>
    </div>
  </>
)

type FormProps = {
  action: 'plus' | 'minus' | 'remove' | 'later'
  item: CartItem
  onSend?: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

function LineForm({ action, item, onSend, children }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return
    event.preventDefault()
    onSend(event)
  }
  return (
    <form method="post" action={`/do/cart/${action}` satisfies FormPath} onSubmit={send}>
      <LineFields item={item} />
      {children}
    </form>
  )
}

/** Which line a form is about. */
export const LineFields = ({ item }: { item: CartItem }) => (
  <>
    <input type="hidden" name="id" value={item.id} />
    <input type="hidden" name="size" value={item.cart_size} />
    <input type="hidden" name="color" value={item.cart_color} />
    {item.cart_options && <input type="hidden" name="other" value={lineOf(item).other} />}
  </>
)

const StepButton = ({ label, icon, disabled }: { label: string; icon: IconName; disabled?: boolean }) => (
  <button type="submit" className="press" aria-label={label} disabled={disabled}>
    <Icon name={icon} />
  </button>
)
