'use client'
import { pressOnce } from '#lib/browser/press-once.ts'
import { toast } from '#lib/browser/toast.ts'
import { cartChanges } from '#lib/cart/browser/use-cart.ts'
import { addedText } from '#lib/cart/rules/added-text.ts'
import type { Line } from '#lib/cart/rules/lines.ts'
import { shortName } from '#lib/catalogue/rules/short-name.ts'
import { rememberBuyNow } from '#lib/checkout/browser/buy-now-memory.ts'
import { BUY_NOW, useBuyNow } from '#lib/checkout/browser/use-buy-now.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { paths } from '#lib/paths.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { useWishlist } from '#lib/wishlist/browser/use-wishlist.ts'
import { viewCart, viewWishlist } from '#messages/choice.ts'
import { addedToWishlist, clampedToStock } from '#messages/every-page.ts'

/** What the three buttons do once the script is there. */
export function usePurchase({ id, name, image }: Pick<Product, 'id' | 'name' | 'image'>) {
  const wishes = useWishlist()
  const { buy, busy } = useBuyNow()
  const wished = wishes.has(id)

  const addToCart = async (line: Line, stock: number) => {
    const { refused, added } = await cartChanges().add(line, stock)
    if (refused) return toast({ text: refused, tone: 'bad' })
    const text = addedText(name, added)
    return toast({
      text: line.unit > added ? `${text} ${clampedToStock}` : text,
      href: paths.cart,
      hrefText: viewCart,
      image: pictureUrl(image, '280x280'),
    })
  }

  const wish = async ({ size, color, other }: Line) => {
    const refused = await wishes.add({ id, size, color, ...(other && { other }) })
    if (refused) return toast({ text: refused, tone: 'bad' })
    return toast({
      text: `${shortName(name)} ${addedToWishlist}`,
      href: paths.wishlist,
      hrefText: viewWishlist,
    })
  }

  const buyNow = async (line: Line) => {
    const refused = await buy(line)
    if (refused) toast({ text: refused, tone: 'bad' })
  }

  /** Answers whether the press was taken care of here; else the form goes its own way. */
  const press = (control: object, action: string, line: Line, stock: number): boolean => {
    if (action === BUY_NOW && !isSignedIn()) {
      rememberBuyNow(id)
      return false
    }
    pressOnce(control, () => {
      if (action === BUY_NOW) return buyNow(line)
      return action.startsWith('/do/wishlist/') ? wish(line) : addToCart(line, stock)
    })
    return true
  }
  return { press, wished, busy }
}
