import { PinForm } from '#components/delivery/pin-form.tsx'
import { Flash, FlashToast } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import type { Flash as FlashWords } from '#lib/api/server/flash.ts'
import { readFlashOf } from '#lib/api/server/read-flash.ts'
import { guests } from '#lib/api/server/shop.ts'
import { waysToPay } from '#lib/cart/rules/ways-to-pay.ts'
import { readCart } from '#lib/cart/server/read-cart.ts'
import { readUndoable } from '#lib/cart/server/read-undoable.ts'
import { takesOnline } from '#lib/checkout/server/takes-online.ts'
import { COOKIES } from '#lib/cookies.ts'
import { atTheDoorOf } from '#lib/delivery/rules/delivery-charges.ts'
import { answerPin } from '#lib/delivery/server/answer-pin.ts'
import { pinCookie } from '#lib/delivery/server/pin-cookie.ts'
import { readCharges } from '#lib/delivery/server/read-charges.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import type { PageRequest } from '#lib/server/http/filled-pages.ts'
import type { FullResponse } from '#lib/server/http/response.ts'
import { personalHeaders } from '#lib/session/server/personal-headers.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { savedForLater } from '#messages/cart.ts'
import { deliveryCharges } from '#messages/cart-pages.ts'
import { deliveryFromRow } from '#messages/delivery-pages.ts'
import { myWishlist } from '#messages/wishlist-pages.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'

/** One person's cart. */
export async function cartResponse(request: PageRequest): Promise<FullResponse> {
  const cookie = request.headers.cookie ?? null
  const template = templateFor('cart')
  const [cart, undoable, delivery, details] = await Promise.all([
    readCart(cookie),
    readUndoable(cookie),
    readDelivery(request),
    readDetails(),
  ])
  const pin = pinCookie(request.query)
  const headers = personalHeaders(request, routes.cart)
  return filledTemplate(template, {
    main: (
      <>
        <Notices flash={readFlashOf(cookie)} problem={cart.problem} />
        {delivery && cart.items.length > 0 && (
          <div className="wrap pt-3">
            <PinForm action={routes.cart.path} answer={delivery.answer} className="" />
          </div>
        )}
      </>
    ),
    part: {
      name: 'cart',
      props: {
        served: cart.items,
        customer: cart.customer,
        failed: cart.problem !== undefined,
        ...undoable,
        ways: waysToPay(delivery?.atTheDoor ?? 'everywhere', await takesOnline()),
        ...(delivery && { delivery: delivery.row }),
        ...(guests && !cart.customer && { guestPath: routes.guest.path }),
        free: details.value.delivery,
      },
    },
    headers: pin
      ? { ...headers, 'set-cookie': [headers['set-cookie'] ?? [], pin].flat().map(String) }
      : headers,
  })
}

/** What delivery costs by the seller's table, at the PIN code of the address or of before. */
async function readDelivery({ query, headers }: PageRequest) {
  const charges = await readCharges()
  if (!charges) return undefined
  const typed = query.get('pin') ?? cookieOf(headers.cookie, COOKIES.pin) ?? ''
  const answer = await answerPin(typed)
  const isFrom = answer?.charge === undefined && charges.lowest < charges.highest
  return {
    answer,
    atTheDoor: atTheDoorOf(charges, answer?.cod),
    row: { charge: answer?.charge ?? charges.lowest, name: isFrom ? deliveryFromRow : deliveryCharges },
  }
}

const GOOD = ['movedToCart', 'clampedToStock']

const Notices = ({ flash, problem }: { flash: FlashWords; problem?: MessageKey }) => (
  <div className="wrap pt-3">
    {flash.say === 'savedForLater' ? (
      <Notice tone="good">
        {savedForLater}{' '}
        <a className="link" href={pathOf('wishlist')}>
          {myWishlist}
        </a>
      </Notice>
    ) : flash.say && GOOD.includes(flash.say) ? (
      <FlashToast flash={flash} />
    ) : (
      <Flash flash={flash} />
    )}
    {problem && <Flash flash={{ say: problem }} />}
  </div>
)
