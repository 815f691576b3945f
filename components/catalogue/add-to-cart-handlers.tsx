'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '#components/ui/dialog.tsx'
import { pressOnce } from '#lib/browser/press-once.ts'
import { toast } from '#lib/browser/toast.ts'
import { cartChanges } from '#lib/cart/browser/use-cart.ts'
import { UNSIZED } from '#lib/constants.ts'
import { paths } from '#lib/paths.ts'
import { viewCart } from '#messages/choice.ts'
import { addedToCart } from '#messages/every-page.ts'
import { AddChoice, type Choices } from './add-choice.tsx'
import { ADD } from './add-form.tsx'

type Addable = Choices & { id: number; name: string; picture?: string; stock: number }

/** Every Add of a page. Where a size or colour must be chosen it asks for it first; without script the product's page does. */
export function AddToCartHandlers() {
  const [choosing, setChoosing] = useState<Addable>()
  const [open, setOpen] = useState(false)

  const add = async (product: Addable, size: string, color: string) => {
    setOpen(false)
    const stock = product.sizes.find(([name]) => name === size)?.[1] ?? product.stock
    const line = { id: product.id, unit: 1, size: size || UNSIZED, color }
    const { refused } = await cartChanges().add(line, stock)
    if (refused) return toast({ text: refused, tone: 'bad' })
    toast({
      text: `${product.name} ${addedToCart}`,
      href: paths.cart,
      hrefText: viewCart,
      image: product.picture,
    })
  }

  const press = useEffectEvent((form: HTMLFormElement) => {
    const product = addableOf(form)
    const { sizes, colors } = product
    // What there is only one of chooses itself.
    if (sizes.length < 2 && colors.length < 2)
      return pressOnce(form, () => add(product, sizes[0]?.[0] ?? '', colors[0] ?? ''))
    setChoosing(product)
    setOpen(true)
  })

  useEffect(() => {
    const listen = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (form.getAttribute('action') !== ADD || form.dataset.ask) return
      event.preventDefault()
      press(form)
    }
    document.addEventListener('submit', listen)
    return () => document.removeEventListener('submit', listen)
  }, [])

  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={choosing?.name}>
      {choosing && (
        <AddChoice
          key={choosing.id}
          choices={choosing}
          onChosen={(size, color) => void add(choosing, size, color)}
        />
      )}
    </Dialog>
  )
}

function addableOf(form: HTMLFormElement): Addable {
  const { stock, sizes, colors } = form.dataset
  const picture = form.closest('article')?.querySelector('img')
  return {
    id: Number(new FormData(form).get('id')),
    name: picture?.alt ?? '',
    picture: picture?.currentSrc,
    stock: Number(stock),
    sizes: JSON.parse(sizes ?? '[]'),
    colors: JSON.parse(colors ?? '[]'),
  }
}
