/** How many things there are, once the browser knows; nothing for none. */
export const Count = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className="count">
      {count}
      <span className="sr-only"> {count === 1 ? 'item' : 'items'}</span>
    </span>
  ) : null
