'use client'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#lib/browser/toast.ts'
import { paths } from '#lib/paths.ts'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'
import { readWishes } from '#lib/wishlist/browser/wish-store.ts'
import { viewWishlist } from '#messages/choice.ts'
import { addedToWishlist, removedFromWishlist } from '#messages/every-page.ts'
import { TOGGLE } from './heart.tsx'

const SHORT = 30

/** Handles all hearts of a page: each shows whether the product is a wish, and a press toggles it at once. */
export function HeartHandlers() {
  const { wishes, add, remove } = useWishlist()

  useEffect(() => {
    const wished = new Set(wishes?.map(({ id }) => id))
    for (const form of document.querySelectorAll<HTMLFormElement>(`form[action="${TOGGLE}"]`))
      form.querySelector('button')?.setAttribute('aria-pressed', String(wished.has(idOf(form))))
  }, [wishes])

  const toggle = useEffectEvent(async (form: HTMLFormElement) => {
    const id = idOf(form)
    // Read at the press: each press toggles, however quick.
    const wished = readWishes().some(wish => wish.id === id)
    const refused = await (wished ? remove(id) : add({ id, size: '', color: '' }))
    if (refused) return toast({ text: refused, tone: 'bad' })
    const picture = form.closest('article')?.querySelector('img')
    toast({
      text: `${shortened(picture?.alt ?? '')} ${wished ? removedFromWishlist : addedToWishlist}`,
      href: paths.wishlist,
      hrefText: viewWishlist,
      image: picture?.currentSrc,
    })
  })

  useEffect(() => {
    const press = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (form.getAttribute('action') !== TOGGLE) return
      event.preventDefault()
      void toggle(form)
    }
    document.addEventListener('submit', press)
    return () => document.removeEventListener('submit', press)
  }, [])

  return null
}

const idOf = (form: HTMLFormElement) => Number(new FormData(form).get('id'))

const shortened = (name: string) => (name.length > SHORT ? `${name.slice(0, SHORT).trimEnd()}…` : name)
