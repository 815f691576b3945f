import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ORDERS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { clearSearch, searchedFor, searchNow, searchOrders, searchShort } from '#messages/desk-orders.ts'

/** The search of orders; its address can be kept. */
export const OrderSearch = ({ search }: { search: string }) => (
  <search>
    <form action={ORDERS_PAGE} className="flex gap-2">
      <input
        className="input min-w-0 grow"
        type="search"
        name="q"
        aria-label={searchOrders}
        placeholder={searchShort}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" look="primary" aria-label={searchNow}>
        <Icon name="search" />
      </Button>
    </form>
    {search && (
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
        {searchedFor(search)}
        <a className="link inline-flex min-h-11 items-center" href={ORDERS_PAGE}>
          {clearSearch}
        </a>
      </p>
    )}
  </search>
)
