'use client'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { pressOnce } from '#lib/browser/press-once.ts'
import { toast } from '#lib/browser/toast.ts'
import { useExactStock } from '#lib/catalogue/browser/use-exact-stock.ts'
import { choiceOf, withChoice } from '#lib/catalogue/rules/choice-query.ts'
import { settledQuantity } from '#lib/catalogue/rules/quantity.ts'
import {
  type Choice,
  chosenOf,
  missingChoice,
  settled,
  sizeList,
  stockOf,
} from '#lib/catalogue/rules/sellable.ts'
import { shortName } from '#lib/catalogue/rules/short-name.ts'
import { rememberBuyNow } from '#lib/checkout/browser/buy-now-memory.ts'
import { BUY_NOW, useBuyNow } from '#lib/checkout/browser/use-buy-now.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { onlyLeft } from '#messages/product.ts'
import { BuyCard } from './buy-card.tsx'
import { ColourPicker } from './colour-picker.tsx'
import { QuantityField } from './quantity-field.tsx'
import { SizePicker } from './size-picker.tsx'

/** What the shopper's own controls need to know of a product. */
export type Buyable = Pick<
  Product,
  'id' | 'name' | 'image' | 'sizes' | 'quantity' | 'color' | 'originalPrice' | 'discountPrice'
> & {
  /** What bringing it takes, in words. */
  delivery: string
}

type Props = {
  served: Buyable
  /** Chosen before a form was refused. */
  chosen?: Choice
  /** What had been asked for, as it was typed. */
  units?: string
  problem?: MessageKey
  children: ReactNode
}

/** One form with three places to go. Add and Wishlist are the first response's; without script the shop answers with a page. */
export function BuyForm({ served, chosen = NOTHING, units = '', problem: initialProblem, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { product, refresh } = useExactStock(served)
  const [choice, setChoice] = useState(() => chosenOf(served, chosen))
  const { buy, busy } = useBuyNow()
  const sizes = sizeList(product)
  const soldOut = mostOf(product) < 1
  const stock = choice.size || !sizes.length ? stockOf(product, choice.size) : mostOf(product)

  // Chosen before the script came, or by the address.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const before = choiceIn(element)
    const named = choiceOf(new URLSearchParams(location.search), served)
    const now = { size: before.size || named.size, color: before.color || named.color }
    choose(element, now)
    setChoice(now)
  }, [served])

  const changed = () => {
    const element = form.current
    if (!element) return
    const now = choiceIn(element)
    if (now.size === choice.size && now.color === choice.color) return
    if (now.size !== choice.size) quantityIn(element).value = '1'
    setChoice(now)
    history.replaceState(history.state, '', withChoice(location.href, now))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const action =
      event.nativeEvent.submitter?.getAttribute('formaction') ?? element.getAttribute('action') ?? ''
    const picked = choiceIn(element)
    // All other presses, and a choice that is missing, are the first response's.
    if (action !== BUY_NOW || missingChoice(product, picked)) return
    if (!isSignedIn()) return rememberBuyNow(product.id)
    event.preventDefault()
    const line = {
      id: product.id,
      unit: settledQuantity(quantityIn(element).value, stock),
      ...settled(product, picked),
    }
    pressOnce(element, async () => {
      const refused = await buy(line)
      if (refused) toast({ text: refused, tone: 'bad' })
    })
  }

  return (
    <form
      ref={form}
      id="buy"
      className="contents"
      method="post"
      action={'/do/cart/add' satisfies FormPath}
      noValidate
      data-stock={stock}
      data-name={product.name}
      data-short={shortName(product.name)}
      data-picture={pictureUrl(product.image, '280x280')}
      onChange={changed}
      onSubmit={submit}
      onFocus={refresh}
      onPointerDown={refresh}
    >
      <input type="hidden" name="id" value={product.id} />
      <div className="product-info">
        {children}
        {sizes.length > 0 && (
          <SizePicker
            sizes={sizes}
            chosen={chosenOf(served, chosen).size}
            problem={initialProblem === 'chooseSize' ? initialProblem : undefined}
          >
            {choice.size && <Left stock={stock} />}
          </SizePicker>
        )}
        {product.color.length > 0 && !soldOut && (
          <ColourPicker
            colours={product.color}
            chosen={chosenOf(served, chosen).color}
            problem={initialProblem === 'chooseColour' ? initialProblem : undefined}
          />
        )}
        <QuantityField stock={stock} served={settledQuantity(units, stock)} off={soldOut}>
          {!sizes.length && <Left stock={stock} />}
        </QuantityField>
      </div>
      <BuyCard
        product={product}
        soldOut={soldOut}
        busy={busy}
        wishAction={soldOut ? KEEP_WISH : ADD_WISH}
        buyAction={BUY_NOW}
      />
    </form>
  )
}

const NOTHING: Choice = { size: '', color: '' }
const ADD_WISH = '/do/wishlist/add' satisfies FormPath
// Sold out in every size: there is none to choose, and still something to wish for.
const KEEP_WISH = '/do/wishlist/keep' satisfies FormPath
const FEW = 5

const Left = ({ stock }: { stock: number }) =>
  stock > 0 && stock <= FEW ? <span className="text-sm text-danger">{onlyLeft(stock)}</span> : null

const mostOf = (product: Pick<Product, 'sizes' | 'quantity'>) => {
  const sizes = sizeList(product)
  return sizes.length ? Math.max(...sizes.map(size => size.Stock)) : stockOf(product, '')
}

const quantityIn = (form: HTMLFormElement) => form.elements.namedItem('unit') as HTMLInputElement

const choiceIn = (form: HTMLFormElement): Choice => {
  const values = new FormData(form)
  return { size: String(values.get('size') ?? ''), color: String(values.get('color') ?? '') }
}

function choose(form: HTMLFormElement, { size, color }: Choice) {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name="size"]'))
    radio.checked = radio.value === size
  const colours = form.querySelector<HTMLSelectElement>('[name="color"]')
  if (colours) colours.value = color
}
