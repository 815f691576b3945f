import { numberStates } from '#messages/courier-sheets.ts'
import * as words from '#messages/desk-orders-sheets.ts'
import { DeskTable } from '../money/desk-table.tsx'

type Row = { line: number; named: string; courier: string; number: string; state: string; note: string }

/** Rows of a sheet with numbers, and what becomes of each. */
export const SheetRows = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <DeskTable
    caption={caption}
    columns={[
      { text: words.line, isNumber: true },
      { text: words.order },
      { text: words.courier },
      { text: words.number },
      { text: words.becomes },
    ]}
    rows={rows.map(({ line, named, courier, number, state, note }) => ({
      key: String(line),
      cells: [line, named, courier, number, note || (numberStates[state] ?? state)],
    }))}
  />
)
