import { Notice } from '#components/ui/notice.tsx'
import { readOrderLink } from '#lib/orders/server/read-order-link.ts'
import { seeOrder } from '#messages/guest-pages.ts'

/** An order of a short while ago, with the way to it. */
export async function GuestOrderedNotice({ say, id }: { say: string; id: string }) {
  const link = await readOrderLink(id)
  return (
    <Notice>
      {say}{' '}
      {link && (
        <a className="link" href={new URL(link).pathname}>
          {seeOrder}
        </a>
      )}
    </Notice>
  )
}
