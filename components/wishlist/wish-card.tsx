'use client'
import type { FormEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Price } from '#components/ui/price.tsx'
import { Stars } from '#components/ui/stars.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { PLACEHOLDER, pictureSet, pictureUrl } from '#lib/media/rules/picture-url.ts'
import type { OtherProductPath } from '#lib/paths.ts'
import { soldOut as soldOutText } from '#messages/every-page.ts'
import { colourIs, optionIs, sizeIs } from '#messages/ui-pages.ts'
import { moveToCart, removeFromWishlist } from '#messages/wishlist-pages.ts'

export type WishItem = {
  id: number
  slug: string
  name: string
  image: string
  originalPrice: number
  discountPrice: number
  rating: number
  size: string
  color: string
  other?: string
  /** What was chosen, under the product's own names for its options. */
  chosen?: readonly { name: string; value: string }[]
  soldOut: boolean
}

/** One wish, with links to its product, to remove it, or to move it into the cart. */
export function WishCard({
  item,
  leaving,
  onRemove,
}: {
  item: WishItem
  /** It is being removed. */
  leaving?: boolean
  onRemove: (height?: number) => void
}) {
  const words = item.chosen?.map(({ name, value }) => optionIs(name, value)) ?? [
    item.size && sizeIs(item.size),
    item.color && colourIs(item.color),
  ]
  const chosen = words.filter(Boolean).join(' · ')

  const takeAway = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!leaving) onRemove(event.currentTarget.closest('article')?.getBoundingClientRect().height)
  }

  return (
    <article className="wish" aria-busy={leaving} aria-label={item.name}>
      <a className="wish-picture" href={`/product-category/${item.slug}` satisfies OtherProductPath}>
        {item.image ? (
          <img
            className="picture"
            src={pictureUrl(item.image, '400x400')}
            srcSet={pictureSet(item.image, ['280x280', '400x400'])}
            sizes="(width < 600px) 120px, 320px"
            alt={item.name}
            width={400}
            height={400}
            loading="lazy"
          />
        ) : (
          <img className="mx-auto max-w-none" src={PLACEHOLDER} alt={item.name} width={150} height={150} />
        )}
      </a>
      <form
        method="post"
        action={'/do/wishlist/remove' satisfies FormPath}
        onSubmit={takeAway}
        className="wish-away"
      >
        <input type="hidden" name="id" value={item.id} />
        <button
          type="submit"
          className="press heart"
          aria-busy={leaving}
          aria-label={removeFromWishlist(item.name)}
        >
          <Icon name="close" />
        </button>
      </form>
      <div className="wish-words">
        <h2 className="text-base">
          <a href={`/product-category/${item.slug}` satisfies OtherProductPath}>{item.name}</a>
        </h2>
        {chosen && <p className="text-sm text-muted">{chosen}</p>}
        {item.rating > 0 && (
          <p className="flex items-center gap-1 text-sm">
            <Stars rating={item.rating} /> <span className="price">{item.rating}</span>
          </p>
        )}
        <Price original={item.originalPrice} discount={item.discountPrice} />
      </div>
      <form method="post" action={'/do/wishlist/move' satisfies FormPath}>
        <input type="hidden" name="id" value={item.id} />
        <Button type="submit" look="card" className="w-full" disabled={item.soldOut}>
          {item.soldOut ? soldOutText : moveToCart}
        </Button>
      </form>
    </article>
  )
}
