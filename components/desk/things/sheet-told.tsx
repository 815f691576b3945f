import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Sheet } from '#lib/desk/rules/sheet-types.ts'
import * as words from '#messages/desk-sheets.ts'

/** What is told of a sheet: faults, what it would change, what became of it. */
export function SheetTold({ sheet: { id, state, work, report } }: { sheet: Sheet }) {
  if (state === 'collecting' || state === 'waiting' || state === 'working') return null
  const { converted = [], notes = [], preview = [], said, hasFile } = report
  const isFault = state === 'refused' || state === 'failed'
  return (
    <>
      {said && <Notice tone={isFault ? 'bad' : state === 'done' ? 'good' : 'info'}>{said}</Notice>}
      {work === 'export' && hasFile && state === 'done' && (
        <ButtonLink look="primary" href={`/desk/download/${id}/catalogue.zip`}>
          {words.downloadZip}
        </ButtonLink>
      )}
      <Lines title={words.convertedTitle} lines={converted} />
      <Lines title={state === 'done' ? words.hasChanged : words.wouldChange} lines={preview} />
      <Lines title={isFault ? words.faultsTitle : words.notesTitle} lines={notes} />
      {work !== 'export' && hasFile && (
        <a className="link inline-flex min-h-11 items-center" href={`/desk/download/${id}/report.csv`}>
          {words.downloadReport}
        </a>
      )}
    </>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <section className="desk-card">
      <h2>{title}</h2>
      <ul className="desk-lines">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
