import { numberStates } from '#messages/courier-sheets.ts'
import { rowNumber } from '#messages/desk-orders-courier-sheets.ts'

type Row = { line: number; named: string; courier: string; number: string; state: string; note: string }

/** Rows of a sheet with numbers, and what becomes of each. */
export const SheetRows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="desk-rows">
    {rows.map(({ line, named, courier, number, state, note }) => (
      <li key={line} className="desk-card">
        <p className="min-w-0 break-words">
          <span className="text-sm text-muted">{rowNumber(line)}</span> <b>{named}</b>
          <span className="block text-sm">{[courier, number].filter(Boolean).join(' ')}</span>
          <span className="block">{note || (numberStates[state] ?? state)}</span>
        </p>
      </li>
    ))}
  </ul>
)
