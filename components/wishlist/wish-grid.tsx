'use client'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { RemovedItemPlace } from '#components/ui/removed-item.tsx'
import type { Removed } from '#lib/browser/removed-items.ts'
import { toast } from '#lib/browser/toast.ts'
import { useRemovedItems } from '#lib/browser/use-removed-items.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { refreshNameCookie } from '#lib/session/browser/refresh-name-cookie.ts'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'
import { keepWishes } from '#lib/wishlist/browser/wish-store.ts'
import { wishlistEmpty, wishRemoved } from '#messages/wishlist.ts'
import { continueShopping, pressTheHeart } from '#messages/wishlist-pages.ts'
import { WishCard, type WishItem } from './wish-card.tsx'
import './wishlist.css'

type Props = {
  served: WishItem[]
  customer: boolean
  /** Removed a moment ago by a form without script. */
  removed?: Removed<WishItem>
}

/** The served wishes without those removed since, and for a while the placeholders of these. */
export function WishGrid({ served, customer, removed }: Props) {
  const { wishes, has, add, remove } = useWishlist()
  const [gone, setGone] = useState<readonly number[]>(removed ? [removed.item.id] : [])
  useEffect(() => {
    // A customer's list is the shop's: this browser's cookie is updated from it.
    if (customer) void refreshNameCookie().then(() => keepWishes(served.map(wishOf)))
  }, [customer, served])
  const known = removed ? [...served, removed.item] : served
  const items = known.filter(({ id }) => !gone.includes(id) && (customer || !wishes || has(id)))
  const { places, empty, saved, over } = useRemovedItems(items, wishKey, removed && { removed, served })

  const takeAway = async (item: WishItem, height?: number) => {
    empty(item, height)
    setGone(now => [...now, item.id])
    const refused = await remove(item.id)
    if (refused) comesBack(item)
    else saved(wishKey(item))
    toast({
      text: refused ?? wishRemoved,
      image: pictureUrl(item.image, '280x280'),
      ...(refused && { tone: 'bad' }),
    })
  }
  const comesBack = (item: WishItem) => {
    over(wishKey(item))
    setGone(now => now.filter(id => id !== item.id))
  }
  const putBack = async (item: WishItem) => {
    const refused = await add(wishOf(item))
    if (refused) toast({ text: refused, tone: 'bad' })
    else comesBack(item)
    return !refused
  }

  return (
    <>
      {places.length > 0 && (
        <ul className="wishes">
          {places.map(({ key, item, emptied }) => (
            <li key={key}>
              {emptied && !emptied.saving ? (
                <RemovedItemPlace
                  {...emptied}
                  name={item.name}
                  message={wishRemoved}
                  action={'/do/wishlist/keep' satisfies FormPath}
                  onUndo={() => putBack(item)}
                  onOver={() => over(key)}
                >
                  <input type="hidden" name="id" value={item.id} />
                  <input type="hidden" name="size" value={item.size} />
                  <input type="hidden" name="color" value={item.color} />
                  {item.other && <input type="hidden" name="other" value={item.other} />}
                </RemovedItemPlace>
              ) : (
                <WishCard
                  item={item}
                  leaving={emptied?.saving}
                  onRemove={height => void takeAway(item, height)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && <Empty />}
    </>
  )
}

const wishOf = ({ id, size, color, other }: WishItem) => ({ id, size, color, ...(other && { other }) })

const wishKey = ({ id }: WishItem) => String(id)

const Empty = () => (
  <EmptyState title={wishlistEmpty} level="h2">
    <p className="text-muted">{pressTheHeart}</p>
    <ButtonLink href="/" look="primary">
      {continueShopping}
    </ButtonLink>
  </EmptyState>
)
