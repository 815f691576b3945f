import { Notice } from '#components/ui/notice.tsx'
import { linkTo } from '#lib/linked-paths.ts'
import { orderNumbered } from '#messages/orders-pages.ts'

/** An order of a short while ago, with the way to it. */
export const OrderedNotice = ({ say, id }: { say: string; id: string }) => (
  <Notice>
    {say}{' '}
    <a className="link" href={`${linkTo('track')}?order=${id}`}>
      {orderNumbered(id)}
    </a>
  </Notice>
)
