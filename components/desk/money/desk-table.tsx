import type { ReactNode } from 'react'

type Column = { text: string; isNumber?: boolean }
type Props = {
  caption: string
  columns: readonly Column[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table that scrolls by itself where it is wider than the phone. */
export const DeskTable = ({ caption, columns, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
  <section className="desk-table" tabIndex={0} aria-label={caption}>
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ text, isNumber }) => (
            <th key={text} scope="col" data-number={isNumber || undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]?.text} data-number={columns[index]?.isNumber || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
