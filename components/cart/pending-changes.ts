import type { useCart } from '#lib/cart/browser/use-cart.ts'

type Cart = ReturnType<typeof useCart>

// What was pressed on this page and is not saved yet; each tells whether it was.
const pending = new Set<Promise<boolean>>()

/** The same cart, whose changes are waited for before it is ordered. */
export const withPending = (cart: Cart): Cart => ({
  ...cart,
  add: (...press) => noted(cart.add(...press), ({ refused }) => !refused),
  step: (...press) => noted(cart.step(...press), refused => !refused),
  remove: (...press) => noted(cart.remove(...press), refused => !refused),
})

function noted<Result>(press: Promise<Result>, isSaved: (result: Result) => boolean) {
  const saved = press.then(isSaved, () => false)
  pending.add(saved)
  void saved.then(() => pending.delete(saved))
  return press
}

export const isChanging = () => pending.size > 0

/** Waits until all that was pressed is saved; false where some of it was refused, which the page says. */
export async function changesSaved(): Promise<boolean> {
  const all: boolean[] = []
  while (isChanging()) all.push(...(await Promise.all(pending)))
  return all.every(Boolean)
}
