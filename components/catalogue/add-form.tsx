import { buttonClass } from '#components/ui/button.tsx'
import { sizeList, stockOf } from '#lib/catalogue/rules/sellable.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { addNamedToCart, addShort } from '#messages/catalogue-pages.ts'

/** The Add button of a card; the first response answers it, from the stock, sizes and colours in its data attributes. */
export function AddForm({ product }: { product: Product }) {
  const sizes = sizeList(product)
  const colors = product.color
  // What has options is chosen on its own page: without data the form goes there.
  const hasOptions = Boolean(product.options?.length)
  const isChoice = !hasOptions && (sizes.length > 1 || colors.length > 1)
  return (
    <form
      method="post"
      action={ADD}
      data-stock={hasOptions ? undefined : stockOf(product, sizes[0]?.Size_Desc ?? '')}
      // What there is only one of chooses itself.
      data-size={isChoice || hasOptions ? undefined : sizes[0]?.Size_Desc}
      data-color={isChoice || hasOptions ? undefined : colors[0]}
      data-sizes={
        isChoice && sizes.length
          ? JSON.stringify(sizes.map(({ Size_Desc, Stock }) => [Size_Desc, Stock]))
          : undefined
      }
      data-colors={isChoice && colors.length ? JSON.stringify(colors) : undefined}
    >
      <input type="hidden" name="id" value={product.id} />
      <button type="submit" className={buttonClass('card')} aria-label={addNamedToCart(product.name)}>
        {addShort}
      </button>
    </form>
  )
}

export const ADD = '/do/cart/add' satisfies FormPath
