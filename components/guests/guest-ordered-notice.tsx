import { Notice } from '#components/ui/notice.tsx'
import { readOrderLink } from '#lib/orders/server/read-order-link.ts'
import { justOrdered } from '#messages/cart.ts'
import { seeOrder } from '#messages/guest-pages.ts'

/** An order of a short while ago, with the way to it. */
export async function GuestOrderedNotice({ id }: { id: string }) {
  const link = await readOrderLink(id)
  return (
    <Notice>
      {justOrdered}{' '}
      {link && (
        <a className="link" href={new URL(link).pathname}>
          {seeOrder}
        </a>
      )}
    </Notice>
  )
}
