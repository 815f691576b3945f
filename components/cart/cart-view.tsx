'use client'
import { type ComponentProps, useEffect, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RemovedItemPlace } from '#components/ui/removed-item.tsx'
import type { Removed } from '#lib/browser/removed-items.ts'
import { useRemovedItems } from '#lib/browser/use-removed-items.ts'
import { useCart } from '#lib/cart/browser/use-cart.ts'
import { lineKey, lineOf } from '#lib/cart/rules/lines.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { linkTo } from '#lib/linked-paths.ts'
import { refreshNameCookie } from '#lib/session/browser/refresh-name-cookie.ts'
import { cartEmpty, cartLineDeleted } from '#messages/cart.ts'
import {
  cartItems,
  clearCart,
  continueShopping,
  placeOrder,
  whatYouAddWaits,
  yourCart,
} from '#messages/cart-pages.ts'
import { tryAgain } from '#messages/error-screen.ts'
import { clampedToStock } from '#messages/every-page.ts'
import { CartLine, LineFields } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ClearedCart } from './cleared-cart.tsx'
import { withPending } from './pending-changes.ts'
import { useDelivery } from './use-delivery.ts'
import { useOtherTab } from './use-other-tab.ts'
import { useReloadAtSaleEnd } from './use-reload-at-sale-end.ts'

type Props = {
  served: CartItem[]
  customer: boolean
  /** The shop could not read it: what is in it is not known. */
  failed: boolean
  /** Taken away a moment ago by a form without script. */
  removed?: Removed<CartItem>
  /** The whole cart was cleared a moment ago. */
  cleared?: { ms: number }
  delivery?: ComponentProps<typeof CartSummary>['delivery']
  free?: ComponentProps<typeof CartSummary>['free']
  ways?: string
  guestPath?: string
}

/** The cart, served whole and then kept up to date in the browser. */
export function CartView({
  served,
  customer,
  failed,
  removed: justRemoved,
  cleared,
  delivery: servedDelivery,
  free,
  ways,
  guestPath,
}: Props) {
  const removed =
    justRemoved && !served.some(item => keyOfItem(item) === keyOfItem(justRemoved.item))
      ? justRemoved
      : undefined
  const known = removed ? [...served, removed.item] : served
  const cart = withPending(useCart(known))
  const delivery = useDelivery(servedDelivery)
  const [refused, setRefused] = useState<string>()
  useOtherTab(cart.lines, known)
  useReloadAtSaleEnd(served)
  useEffect(() => {
    if (customer) void refreshNameCookie()
  }, [customer])
  const items = (cart.lines && cart.items) ?? served
  const problem = refused ?? cart.error
  const { places, empty, saved, over } = useRemovedItems(items, keyOfItem, removed && { removed, served })

  const remove = async (item: CartItem, height?: number) => {
    empty(item, height)
    const refused = await cart.remove(lineOf(item))
    if (refused) over(keyOfItem(item))
    else saved(keyOfItem(item))
    setRefused(refused)
  }
  const putBack = async (item: CartItem) => {
    const { refused, added } = await cart.add(lineOf(item), item.quantity)
    setRefused(refused ?? (added < item.Unit ? clampedToStock : undefined))
    if (!refused) over(keyOfItem(item))
    return !refused
  }
  const list = (
    <ul className="grid gap-4">
      {places.map(({ key, item, emptied }) => (
        <li key={key}>
          {emptied && !emptied.saving ? (
            <RemovedItemPlace
              {...emptied}
              name={item.name}
              message={cartLineDeleted}
              action={item.quantity > 0 ? '/do/cart/add' : undefined}
              onUndo={() => putBack(item)}
              onOver={() => over(key)}
            >
              <LineFields item={item} />
              <input type="hidden" name="unit" value={item.Unit} />
            </RemovedItemPlace>
          ) : (
            <CartLine
              item={item}
              cart={cart}
              leaving={emptied?.saving}
              onRemove={height => void remove(item, height)}
              onRefused={setRefused}
            />
          )}
        </li>
      ))}
    </ul>
  )

  if (items.length === 0)
    return (
      <>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {places.length > 0 && <div className="wrap pt-4">{list}</div>}
        {customer && cleared && <ClearedCart ms={cleared.ms} />}
        {failed && !cart.lines ? <Again /> : <Empty />}
        <div className="wrap max-w-96 pb-6">
          <form method="post" action={'/do/cart/place' satisfies FormPath}>
            <Button type="submit" className="w-full" disabled>
              {placeOrder}
            </Button>
          </form>
        </div>
      </>
    )
  return (
    <div className="wrap cart">
      <section aria-label={cartItems}>
        <h1 className="mb-3">{yourCart}</h1>
        {problem && (
          <div className="mb-3">
            <Notice tone="bad">{problem}</Notice>
          </div>
        )}
        {list}
        {customer && (
          <form method="post" action={'/do/cart/clear' satisfies FormPath} className="mt-4">
            <Button type="submit" look="quiet" size="small">
              {clearCart}
            </Button>
          </form>
        )}
      </section>
      <CartSummary items={items} delivery={delivery} ways={ways} guestPath={guestPath} free={free} />
    </div>
  )
}

const keyOfItem = (item: CartItem) => lineKey(lineOf(item))

const Empty = () => (
  <EmptyState title={cartEmpty}>
    <p className="text-muted">{whatYouAddWaits}</p>
    <ButtonLink href="/" look="primary">
      {continueShopping}
    </ButtonLink>
  </EmptyState>
)

const Again = () => (
  <div className="wrap grid justify-items-center gap-4 py-8">
    <h1>{yourCart}</h1>
    <ButtonLink href={linkTo('cart')} look="primary">
      {tryAgain}
    </ButtonLink>
  </div>
)
