import { Flash, FlashToast } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Flash as FlashWords } from '#lib/api/server/flash.ts'
import { readFlashOf } from '#lib/api/server/read-flash.ts'
import { readCart } from '#lib/cart/server/read-cart.ts'
import { readUndoable } from '#lib/cart/server/read-undoable.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import type { PageRequest } from '#lib/server/http/filled-pages.ts'
import type { FullResponse } from '#lib/server/http/response.ts'
import { personalHeaders } from '#lib/session/server/personal-headers.ts'
import { savedForLater } from '#messages/cart.ts'
import { myWishlist } from '#messages/wishlist-pages.ts'
import { filledTemplate, templateFor } from './fill-template.tsx'

/** One person's cart. */
export async function cartResponse(request: PageRequest): Promise<FullResponse> {
  const cookie = request.headers.cookie ?? null
  const template = templateFor('cart')
  const [cart, undoable] = await Promise.all([readCart(cookie), readUndoable(cookie)])
  return filledTemplate(template, {
    main: <Notices flash={readFlashOf(cookie)} problem={cart.problem} />,
    part: {
      name: 'cart',
      props: {
        served: cart.items,
        customer: cart.customer,
        failed: cart.problem !== undefined,
        ...undoable,
      },
    },
    headers: personalHeaders(request, routes.cart),
  })
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
