'use client'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Price } from '#components/ui/price.tsx'
import { pressOnce } from '#lib/browser/press-once.ts'
import { toast } from '#lib/browser/toast.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { showSlide } from '#lib/catalogue/browser/carousel-slides.ts'
import { useExactStock } from '#lib/catalogue/browser/use-exact-stock.ts'
import { choiceOf, withChoice } from '#lib/catalogue/rules/choice-query.ts'
import { nameForToast } from '#lib/catalogue/rules/name-for-toast.ts'
import {
  type PackedVariants,
  type ShownVariant,
  unpackVariants,
} from '#lib/catalogue/rules/packed-variants.ts'
import { settledQuantity } from '#lib/catalogue/rules/quantity.ts'
import {
  type Choice,
  chosenOf,
  isSoldOut,
  missingChoice,
  settled,
  sizeList,
  stockOf,
} from '#lib/catalogue/rules/sellable.ts'
import {
  fittingVariants,
  isToBeHad,
  otherList,
  possibleChoice,
  stockOfVariant,
  variantOf,
} from '#lib/catalogue/rules/variants.ts'
import { rememberBuyNow } from '#lib/checkout/browser/buy-now-memory.ts'
import { BUY_NOW, useBuyNow } from '#lib/checkout/browser/use-buy-now.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { onlyLeft, optionLabel, seeChoice } from '#messages/product.ts'
import { BuyCard } from './buy-card.tsx'
import { ColourSelect } from './colour-select.tsx'
import { OtherPicker } from './other-picker.tsx'
import { QuantityField } from './quantity-field.tsx'
import { SizePicker } from './size-picker.tsx'

/** What the shopper's own controls need to know of a product. */
export type Buyable = Pick<
  Product,
  | 'id'
  | 'name'
  | 'image'
  | 'sizes'
  | 'quantity'
  | 'color'
  | 'originalPrice'
  | 'discountPrice'
  | 'options'
  | 'lowestPrice'
> & {
  /** What bringing it takes, in words. */
  delivery: string
  /** What the seller says of sending it back. */
  returns?: string | undefined
  /** False where not every order may be paid at the door. */
  cod?: boolean
  /** Where each choice has a price, a stock or a picture of its own. */
  packed?: PackedVariants | undefined
}

type Props = {
  served: Buyable
  /** Chosen before a form was refused. */
  chosen?: Choice
  /** What had been asked for, as it was typed. */
  units?: string
  problem?: MessageKey
  children: ReactNode
  /** The address of the product's page. */
  page?: string
  /** What stands below the price, where that depends on the choice. */
  below?: ReactNode
  /** Whether it can be bought without an account. */
  guests?: boolean
}

/** One form with three places to go. Add and Wishlist are the first response's; without script the shop answers with a page. */
export function BuyForm({
  served,
  chosen = NOTHING,
  units = '',
  problem: initialProblem,
  page,
  children,
  below,
  guests,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  const [whole] = useState(() => withVariants(served))
  const { product, refresh } = useExactStock(whole)
  const [choice, setChoice] = useState(() => chosenOf(whole, chosen))
  // A change from before the script may be reported after it: only this says at once what is known already.
  const known = useRef<typeof choice>(undefined)
  const { buy, busy } = useBuyNow()
  const sizes = sizeList(product)
  const soldOut = isSoldOut(product)
  const variant = product.variants && !missingChoice(product, choice) ? variantOf(product, choice) : undefined
  const stock = stockOfChoice(product, choice, variant)
  const price = variant ?? { ...product, discountPrice: product.lowestPrice ?? product.discountPrice }
  const isFrom = !variant && product.lowestPrice !== undefined
  const sale = variant ? variant.sale : saleOfAll(product)
  const nameOf = (slot: 'size' | 'color' | 'other') =>
    product.options?.find(option => option.slot === slot)?.name
  const others = otherList(product)

  // Chosen before the script came, or by the address.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const before = choiceIn(element)
    const fromAddress = choiceOf(new URLSearchParams(location.search), whole)
    const other = before.other || fromAddress.other
    const now = possibleChoice(whole, {
      size: before.size || fromAddress.size,
      color: before.color || fromAddress.color,
      ...(other && { other }),
    })
    choose(element, now)
    known.current = now
    setChoice(now)
    showPictureOf(whole, now)
  }, [whole])

  const changed = () => {
    const element = form.current
    const before = known.current
    if (!element || !before) return
    const now = possibleChoice(product, choiceIn(element))
    if (now.size === before.size && now.color === before.color && now.other === before.other) return
    if (product.variants) choose(element, now)
    showPictureOf(product, now)
    if (now.size !== before.size) quantityIn(element).value = '1'
    known.current = now
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
      // Which pairs exist, and how many there are of each, only this script knows.
      data-ask={product.variants && !ready ? '' : undefined}
      data-name={product.name}
      data-short={nameForToast(product.name)}
      data-picture={pictureUrl(product.image, '280x280')}
      onChange={changed}
      onSubmit={submit}
      onFocus={refresh}
      onPointerDown={refresh}
    >
      <input type="hidden" name="id" value={product.id} />
      <div className="product-info">
        {children}
        {product.variants && (
          <>
            <Price original={price.originalPrice} discount={price.discountPrice} from={isFrom} large />
            {sale && <p className="-mt-2 text-sm text-primary-ink">{sale}</p>}
          </>
        )}
        {below}
        {sizes.length > 0 && (
          <SizePicker
            sizes={sizes}
            chosen={chosenOf(whole, chosen).size}
            name={nameOf('size')}
            isStock={!product.variants}
            problem={initialProblem === 'chooseSize' ? initialProblem : undefined}
          >
            {choice.size && !product.variants && <Left stock={stock} />}
          </SizePicker>
        )}
        {product.color.length > 0 && !soldOut && (
          <ColourSelect
            colours={product.color}
            chosen={chosenOf(whole, chosen).color}
            name={nameOf('color')}
            without={product.color.filter(color => !isToBeHad(product, { size: choice.size, color }))}
            problem={initialProblem === 'chooseColour' ? initialProblem : undefined}
          />
        )}
        {others.length > 0 && !soldOut && (
          <OtherPicker
            name={nameOf('other') ?? optionLabel}
            values={others}
            chosen={chosenOf(whole, chosen).other ?? ''}
            without={others.filter(other => !isToBeHad(product, { ...choice, other }))}
            problem={initialProblem === 'chooseOption' ? initialProblem : undefined}
          />
        )}
        {product.variants && (
          <noscript>
            <button
              className="btn btn-small"
              type="submit"
              formMethod="get"
              formAction={page}
              name="note"
              value="1"
            >
              {seeChoice}
            </button>
          </noscript>
        )}
        <QuantityField stock={stock} served={settledQuantity(units, stock)} off={soldOut}>
          {(!sizes.length || variant) && <Left stock={stock} />}
          {variant?.promise && variant.Stock < 1 && <span className="text-sm">{variant.promise}</span>}
        </QuantityField>
      </div>
      <BuyCard
        product={{ ...product, originalPrice: price.originalPrice, discountPrice: price.discountPrice }}
        from={isFrom}
        soldOut={soldOut}
        busy={busy}
        wishAction={soldOut ? KEEP_WISH : ADD_WISH}
        buyAction={BUY_NOW}
        guests={guests}
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

type Whole = Buyable & { variants?: readonly ShownVariant[] | undefined }

const withVariants = (served: Buyable): Whole =>
  served.packed ? { ...served, variants: unpackVariants(served.packed, served) } : served

/** The sale's text, if it is the same for every choice. */
const saleOfAll = ({ variants: [first, ...others] = [] }: Whole) =>
  others.every(({ sale }) => sale === first?.sale) ? first?.sale : ''

/** The stock of the choice made so far, at most. */
const stockOfChoice = (product: Whole, choice: Choice, variant: ShownVariant | undefined) => {
  if (variant) return stockOfVariant(variant)
  const isSized = Boolean(choice.size) || !sizeList(product).length
  return isSized && !product.variants ? stockOf(product, choice.size) : mostOf(product)
}

/** The picture that all have of what is chosen so far. */
function showPictureOf({ variants }: Whole, choice: Choice) {
  if (!variants || !(choice.size || choice.color || choice.other)) return
  const pictures = new Set(fittingVariants({ variants }, choice).map(({ picture }) => picture))
  const [picture = -1] = pictures
  const row = document.querySelector<HTMLElement>('.gallery-row')
  if (row && pictures.size === 1 && picture >= 0) showSlide(row, picture, 'instant')
}

const quantityIn = (form: HTMLFormElement) => form.elements.namedItem('unit') as HTMLInputElement

const choiceIn = (form: HTMLFormElement): Choice => {
  const values = new FormData(form)
  const other = String(values.get('other') ?? '')
  return {
    size: String(values.get('size') ?? ''),
    color: String(values.get('color') ?? ''),
    ...(other && { other }),
  }
}

function choose(form: HTMLFormElement, { size, color, other = '' }: Choice) {
  for (const [name, value] of Object.entries({ size, other }))
    for (const radio of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      radio.checked = radio.value === value
  const colours = form.querySelector<HTMLSelectElement>('[name="color"]')
  if (colours) colours.value = color
}
