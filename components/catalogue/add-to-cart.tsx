'use client'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { toast } from '#lib/browser/toast.ts'
import { UNSIZED } from '#lib/cart/lines.ts'
import { useCart } from '#lib/cart/use-cart.ts'
import type { Size } from '#lib/contract/catalogue-schemas.ts'
import { messages } from '#lib/messages.ts'
import { paths } from '#lib/paths.ts'

export type Addable = {
  id: number
  name: string
  picture: string
  stock: number
  sizes: Size[]
  colors: string[]
}

/** The Add of a card. Where a size or colour must be chosen it asks for it first; without script the product's page does. */
export function AddToCart({ product }: { product: Addable }) {
  const cart = useCart()
  const [choosing, setChoosing] = useState(false)
  const needsChoice = product.sizes.length > 0 || product.colors.length > 0

  const add = async (size: string, color: string) => {
    setChoosing(false)
    const stock = product.sizes.find(entry => entry.Size_Desc === size)?.Stock ?? product.stock
    const refused = await cart.add({ id: product.id, unit: 1, size: size || UNSIZED, color }, stock)
    if (refused) toast({ text: refused, tone: 'bad' })
    else
      toast({
        text: `${product.name} ${messages.addedToCart}`,
        href: paths.cart,
        hrefText: 'View Cart',
        image: product.picture,
      })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (needsChoice) setChoosing(true)
    else void add('', '')
  }

  return (
    <form method="post" action="/do/cart/add" onSubmit={submit}>
      <input type="hidden" name="id" value={product.id} />
      <Button
        type="submit"
        look="card"
        size="small"
        className="w-full"
        aria-label={`Add ${product.name} to cart`}
      >
        Add
      </Button>
      {needsChoice && (
        <Dialog open={choosing} onClose={() => setChoosing(false)} title={product.name}>
          <Choice product={product} onChosen={add} />
        </Dialog>
      )}
    </form>
  )
}

function Choice({
  product,
  onChosen,
}: {
  product: Addable
  onChosen: (size: string, color: string) => void
}) {
  const [size, setSize] = useState('')
  const [color, setColor] = useState('')
  const [missing, setMissing] = useState('')
  const done = () => {
    if (product.sizes.length && !size) setMissing(messages.chooseSize)
    else if (product.colors.length && !color) setMissing(messages.chooseColour)
    else onChosen(size, color)
  }
  return (
    <div className="grid gap-4">
      {product.sizes.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Select</legend>
          <div className="flex flex-wrap gap-2">
            {product.sizes.map(({ Size_Desc, Stock }) => (
              <Chip
                key={Size_Desc}
                name="choice-size"
                value={Size_Desc}
                disabled={Stock < 1}
                onPick={setSize}
              />
            ))}
          </div>
        </fieldset>
      )}
      {product.colors.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Colour</legend>
          <div className="flex flex-wrap gap-2">
            {product.colors.map(each => (
              <Chip key={each} name="choice-colour" value={each} onPick={setColor} />
            ))}
          </div>
        </fieldset>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {missing}
      </p>
      <Button look="primary" onClick={done}>
        Add to Cart
      </Button>
    </div>
  )
}

const Chip = ({
  name,
  value,
  disabled,
  onPick,
}: {
  name: string
  value: string
  disabled?: boolean
  onPick: (value: string) => void
}) => (
  <label className="chip">
    <input type="radio" className="sr-only" name={name} disabled={disabled} onChange={() => onPick(value)} />
    {value}
  </label>
)
