const MOST_GROWTH = 1.5

/** The call that takes longest in the largest shop against the smallest, alone and with 16 callers. */
export const rowsOf = (counts, results) =>
  counts.length < 2
    ? []
    : HOW.map(([how, words]) => {
        const growths = results[0].map(({ name }, call) => ({
          name,
          value: growthOf(results, call, -1, how),
        }))
        const most = growths.reduce((one, other) => (other.value > one.value ? other : one))
        return {
          what: `most growth from ${inWords(counts[0])} to ${inWords(counts.at(-1))} products, ${words} (${most.name})`,
          value: most.value,
          unit: 'times',
          atMost: MOST_GROWTH,
        }
      })

/** What each call takes in each size, and how many times that of the smallest. */
export const tablesOf = (counts, results) =>
  HOW.map(([how, words]) => ({
    head: [
      `median ms, ${words}`,
      ...counts.flatMap((count, index) => (index === 0 ? [inWords(count)] : [inWords(count), 'times'])),
    ],
    rows: results[0].map(({ name }, call) => [
      name,
      ...counts.flatMap((_, index) => {
        const time = results[index][call][how].p50.toFixed(2)
        return index === 0 ? [time] : [time, growthOf(results, call, index, how).toFixed(2)]
      }),
    ]),
  }))

const growthOf = (results, call, index, how) => results.at(index)[call][how].p50 / results[0][call][how].p50

const HOW = [
  ['alone', 'one caller'],
  ['together', '16 callers'],
]

/** Some of the calls by size: one product, lists, searches, writing. */
export const plotsOf = (counts, results) =>
  counts.length < 2
    ? []
    : HOW.map(([how, words]) => ({
        file: `engine-${how}`,
        title: `Median time of a call, ${words}`,
        x: 'products',
        y: 'ms',
        lines: PLOTTED.flatMap(name => {
          const call = results[0].findIndex(each => each.name === name)
          return call < 0
            ? []
            : [{ name, points: counts.map((count, i) => [count, results[i][call][how].p50]) }]
        }),
      }))

const PLOTTED = [
  'by slug',
  'a section, pages 1 to 3',
  'all by nameZA, page 400',
  'prices 100 to 1000 in a section',
  'search, one word',
  'search, three words',
  'search, mistyped',
  'search, a word of a third of all',
  'suggest',
  'cart save',
  'COD order',
]

const inWords = count => count.toLocaleString('en')
