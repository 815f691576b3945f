const COLUMNS = {
  part: ({ what }) => what,
  times: ({ times }) => times,
  acknowledged: ({ acknowledged }) => acknowledged,
  'unknown (there)': ({ unknown, there }) => (unknown === undefined ? undefined : `${unknown} (${there})`),
  lost: ({ lost }) => lost,
  oversold: ({ oversold }) => oversold,
  doubled: ({ doubled }) => doubled,
  'failed requests': ({ failed }) => failed,
  's without writes, median': ({ median }) => median?.toFixed(1),
  most: ({ most }) => most?.toFixed(1),
  '': ({ says }) => says,
}

/** The parts as a table for a terminal, which is Markdown too. */
export const tableOf = rows => {
  const cells = [
    Object.keys(COLUMNS),
    ...rows.map(row => Object.values(COLUMNS).map(read => String(read(row) ?? ''))),
  ]
  const widths = cells[0].map((_, column) => Math.max(3, ...cells.map(row => row[column].length)))
  const line = row => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const rule = `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}
