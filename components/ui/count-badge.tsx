import { itemWord } from '#messages/count.ts'

/** How many things there are, once the browser knows; nothing for none. */
export const CountBadge = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className="count">
      {count}
      <span className="sr-only"> {itemWord(count)}</span>
    </span>
  ) : null
