/** A bench's part of docs/performance.md. */
export const sectionOf = ({ title, date, command, commit, machine, load, notes, rows, tables, plots }) =>
  [
    `## ${title}\n`,
    `\`${command}\`, ${date}${commit && ` at ${commit}`}; ${machine}${load === undefined ? '' : `; ${load.toFixed(1)} programs at work when it ended`}.\n`,
    ...notes.map(note => `${note}\n`),
    rows.length > 0 ? `${tableOf(rows)}\n` : '',
    ...tables.map(table => `${inMarkdown(table)}\n`),
    ...plots.map(plot => `![${plot.title}](performance/${plot.file}.svg)\n`),
  ]
    .filter(Boolean)
    .join('\n')

const tableOf = rows =>
  inMarkdown({
    head: ['What', 'Measured', 'To reach', ''],
    rows: rows.map(row => [row.what, withUnit(row.value, row.unit), toReach(row), verdict(row)]),
  })

const inMarkdown = ({ head, rows }) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')

const withUnit = (value, unit = '') => `${value.toLocaleString('en')}${unit && ` ${unit}`}`

const toReach = ({ atMost, atLeast, unit }) => {
  if (atMost !== undefined) return `≤ ${withUnit(atMost, unit)}`
  return atLeast === undefined ? '' : `≥ ${withUnit(atLeast, unit)}`
}

const verdict = ({ value, atMost, atLeast }) => {
  if (atMost === undefined && atLeast === undefined) return ''
  return value <= (atMost ?? value) && value >= (atLeast ?? value) ? 'yes' : '**not yet**'
}
