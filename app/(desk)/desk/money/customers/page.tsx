import type { Metadata } from 'next'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money-customers.ts'

export const metadata: Metadata = { title: words.customersTitle }

type Asked = { who?: string; page?: string }

/** Who has ordered, to be found by name, address, number or order. */
export default async function CustomersPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams
  const who = asked.who?.slice(0, 100) ?? ''
  const page = pageNumber(asked.page)
  const { person, read } = await readDesk('money', 'customers', { who, page })
  return (
    <MoneyPageFrame person={person} title={words.customersTitle}>
      <form className="desk-columns-small">
        <Field label={words.search} type="search" name="who" defaultValue={who} maxLength={100} />
        <Button type="submit">{words.find}</Button>
      </form>
      {read.people.length === 0 && <p className="text-muted">{words.nobody}</p>}
      <ul className="desk-card desk-links">
        {read.people.map(({ id, name, email, mobile, guest, orders, last }) => (
          <li key={id}>
            <a href={`/desk/money/customers/${id}`}>
              <span>
                <b>{name || words.noName}</b> ·{' '}
                {[
                  mobile,
                  email,
                  guest && words.guest,
                  words.orders(orders),
                  last && dayInIndia(last.toISOString()),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      <PagesLinks
        page={page}
        pages={read.pages}
        hrefOf={one => `?who=${encodeURIComponent(who)}&page=${one}`}
        earlier={words.earlier}
        further={words.further}
      />
    </MoneyPageFrame>
  )
}
