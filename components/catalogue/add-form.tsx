import { buttonClass } from '#components/ui/button.tsx'
import { sizeList, stockOf } from '#lib/catalogue/rules/sellable.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { addNamedToCart, addShort } from '#messages/catalogue-pages.ts'

/** The Add button of a card; with script, AddToCartHandlers answers it, from the sizes and colours in its data attributes. */
export function AddForm({ product }: { product: Product }) {
  const sizes = sizeList(product)
  return (
    <form
      method="post"
      action={ADD}
      // What has options is chosen on its own page.
      data-ask={product.options?.length ? true : undefined}
      data-stock={stockOf(product, '')}
      data-sizes={
        sizes.length ? JSON.stringify(sizes.map(({ Size_Desc, Stock }) => [Size_Desc, Stock])) : undefined
      }
      data-colors={product.color.length ? JSON.stringify(product.color) : undefined}
    >
      <input type="hidden" name="id" value={product.id} />
      <button type="submit" className={buttonClass('card')} aria-label={addNamedToCart(product.name)}>
        {addShort}
      </button>
    </form>
  )
}

export const ADD = '/do/cart/add' satisfies FormPath
