import type { Sheet } from '#lib/desk/rules/sheet-types.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { states, yourSheets } from '#messages/desk-sheets.ts'
import { sheetTitle } from './sheet-title.ts'

/** Sheets, undos and exports, the latest first. */
export function SheetList({ sheets }: { sheets: readonly Sheet[] }) {
  if (sheets.length === 0) return null
  return (
    <section className="desk-card" aria-labelledby="sheets">
      <h2 id="sheets">{yourSheets}</h2>
      <ul>
        {sheets.map(sheet => (
          <li key={sheet.id} className="desk-change">
            <a className="link inline-flex min-h-11 items-center" href={`/desk/import/${sheet.id}`}>
              {sheetTitle(sheet)}
            </a>
            <span>
              {states[sheet.state]} · {sheet.person}, {momentInIndia(sheet.touchedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
