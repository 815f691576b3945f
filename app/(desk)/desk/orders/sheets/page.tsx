import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { CourierNames } from '#components/desk/orders/courier-names.tsx'
import { SheetFile } from '#components/desk/orders/sheet-file.tsx'
import { Select } from '#components/ui/select.tsx'
import { COURIER_LAYOUTS } from '#lib/desk/rules/courier-layouts.ts'
import { ORDERS_PAGE, SHEETS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { layoutNames } from '#messages/courier-sheets.ts'
import { backToOrders } from '#messages/desk-orders.ts'
import * as words from '#messages/desk-orders-courier-sheets.ts'

export const metadata: Metadata = { title: words.sheetsTitle }

/** What is packed, as a sheet for a courier; and the numbers that come back. */
export default async function SheetsPage() {
  const { person, read } = await readDesk('orders', 'sheets', {})
  const { typed, fields } = await readFlashOfDesk()
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={words.sheetsTitle}
      up={{ href: ORDERS_PAGE, text: backToOrders }}
    >
      <div className="desk-column">
        <p>{words.sheetsLead}</p>
        <section className="desk-card" aria-labelledby="download">
          <h2 id="download">{words.downloadTitle}</h2>
          <p>{words.downloadLead}</p>
          <Act action="/desk/do/orders/parcelSheet" className="grid gap-3">
            <Select label={words.layout} name="layout" defaultValue={typed?.layout ?? 'generic'}>
              {COURIER_LAYOUTS.map(name => (
                <option key={name} value={name}>
                  {layoutNames[name]}
                </option>
              ))}
            </Select>
            <ActButton>{words.download}</ActButton>
          </Act>
        </section>
        <section className="desk-card" aria-labelledby="numbers">
          <h2 id="numbers">{words.numbersTitle}</h2>
          <p>{words.numbersLead}</p>
          <Act action="/desk/do/orders/numbersSheet" encType="multipart/form-data" className="grid gap-3">
            <ActField
              label={words.courierOfRows}
              name="courier"
              list="couriers"
              maxLength={80}
              autoComplete="off"
              defaultValue={typed?.courier}
            />
            <CourierNames couriers={read.couriers} />
            <SheetFile error={fields?.pictures} />
            <ActButton look="primary">{words.readIt}</ActButton>
          </Act>
        </section>
        {read.sheets.length > 0 && (
          <section className="grid gap-2" aria-labelledby="last-sheets">
            <h2 id="last-sheets">{words.lastSheets}</h2>
            <ul className="desk-rows">
              {read.sheets.map(({ id, name, at, read_by, state }) => (
                <li key={id}>
                  <a className="desk-row" href={`${SHEETS_PAGE}/${id}`}>
                    <span className="min-w-0">
                      <b className="break-all">{name}</b>{' '}
                      <span className="desk-tag">{state === 'taken' ? words.isTaken : words.notTaken}</span>
                      <span className="block text-sm text-muted">
                        {words.readOn(momentInIndia(at), read_by)}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </DeskFrame>
  )
}
