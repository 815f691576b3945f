import type { Metadata } from 'next'
import { DeskTable } from '#components/desk/money/desk-table.tsx'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { Button } from '#components/ui/button.tsx'
import { Select } from '#components/ui/select.tsx'
import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { dayInIndia, monthInWords } from '#lib/orders/rules/india-time.ts'
import { billTitles } from '#messages/bills.ts'
import * as words from '#messages/desk-money.ts'

export const metadata: Metadata = { title: words.billsTitle }

type Asked = { month?: string; page?: string }

/** Bills and notes, and a month's files for the accountant. */
export default async function BillsPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { month: asked, page: pageAsked } = await searchParams
  const page = pageNumber(pageAsked)
  const { person, read } = await readDesk('money', 'bills', { ...(asked && { month: asked }), page })
  const month = read.months.find(one => one === asked)
  const { read: gst } = await readDesk('money', 'gst', { month: month ?? read.months[1] ?? '' })
  const { number, order, kind, total, columns } = words
  return (
    <MoneyPageFrame person={person} title={words.billsTitle}>
      <section className="desk-card">
        <h2>{words.accountantTitle}</h2>
        <p className="text-sm">{words.accountantLead}</p>
        <form className="desk-columns-small">
          <Select label={words.month} name="month" defaultValue={gst.month}>
            {read.months.map(one => (
              <option key={one} value={one}>
                {monthInWords(one)}
              </option>
            ))}
          </Select>
          <Button type="submit">{words.show}</Button>
        </form>
        <p>
          <b>{words.filesOf(monthInWords(gst.month))}</b>:{' '}
          {gst.bills + gst.notes > 0 ? words.billsAndNotes(gst.bills, gst.notes) : words.nothingBilled}{' '}
          {!gst.isOver && words.monthNotOver}
        </p>
        <ul className="desk-links">
          {gst.files.map(file => (
            <li key={file}>
              <a href={`/desk/gst/${gst.month}/${file}`} download={`${gst.month}-${file}`}>
                <span>{file}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="desk-card">
        <h2>{words.allBills}</h2>
        {read.bills.length === 0 ? (
          <p className="text-muted">{words.noBills}</p>
        ) : (
          <DeskTable
            caption={words.allBills}
            columns={[
              { text: number },
              { text: columns.day },
              { text: total, isNumber: true },
              { text: kind },
              { text: order },
            ]}
            rows={read.bills.map(bill => ({
              key: bill.number,
              cells: [
                <a
                  key="pdf"
                  className="link inline-flex min-h-11 items-center"
                  href={`/desk/bill/${encodeURIComponent(bill.number)}`}
                >
                  {bill.number}
                </a>,
                dayInIndia(bill.day),
                rupeesAsText(bill.total),
                billTitles[bill.kind as keyof typeof billTitles],
                <a key="order" className="link whitespace-nowrap" href={`/desk/orders/${bill.order_id}`}>
                  {bill.order_id}
                </a>,
              ],
            }))}
          />
        )}
        <PagesLinks
          page={page}
          pages={read.pages}
          hrefOf={one => `/desk/money/bills?page=${one}${month ? `&month=${month}` : ''}`}
          earlier={words.earlier}
          further={words.further}
        />
      </section>
    </MoneyPageFrame>
  )
}
