'use client'
import type { FormEvent } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { toast } from '#lib/browser/toast.ts'
import { messages } from '#lib/messages.ts'
import { paths } from '#lib/paths.ts'
import { useWishlist } from '#lib/wishlist/use-wishlist.ts'

const SHORT = 30

/** A wish that comes and goes with a press; without script a form that the wishlist answers. */
export function Heart({ id, name, picture }: { id: number; name: string; picture: string }) {
  const { has, add, remove } = useWishlist()
  const wished = has(id)
  const short = name.length > SHORT ? `${name.slice(0, SHORT).trimEnd()}…` : name

  const toggle = async (event: FormEvent) => {
    event.preventDefault()
    const refused = await (wished ? remove(id) : add({ id, size: '', color: '' }))
    if (refused) return toast({ text: refused, tone: 'bad' })
    const said = wished ? messages.removedFromWishlist : messages.addedToWishlist
    toast({ text: `${short} ${said}`, href: paths.wishlist, hrefText: 'View wishlist', image: picture })
  }

  return (
    <form method="post" action="/do/wishlist/toggle" onSubmit={toggle}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="press heart" aria-pressed={wished} aria-label={`Wishlist: ${name}`}>
        <Icon name={wished ? 'heart-full' : 'heart'} />
      </button>
    </form>
  )
}
