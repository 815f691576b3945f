/** A shop's results in Markdown. */
export const tableOf = results =>
  [
    '| call | alone p50 ms | p95 | a second | 16 callers p50 ms | p95 | a second |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...results.map(({ name, alone, together }) => rowOf([name, ...cells(alone), ...cells(together)])),
  ].join('\n')

/** By what the second shop takes longer than the first. */
export const growthOf = (small, large) =>
  [
    '| call | alone p50, times | 16 callers p50, times |',
    '|---|---:|---:|',
    ...small.map(({ name, alone, together }, index) =>
      rowOf([
        name,
        (large[index].alone.p50 / alone.p50).toFixed(2),
        (large[index].together.p50 / together.p50).toFixed(2),
      ]),
    ),
  ].join('\n')

const cells = ({ p50, p95, perSecond }) => [p50.toFixed(2), p95.toFixed(2), Math.round(perSecond)]
const rowOf = values => `| ${values.join(' | ')} |`
