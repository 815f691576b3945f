const WIDTH = 800
const HEIGHT = 420
const BOX = { left: 70, right: 540, top: 50, bottom: 360 }
// Told apart by people who see no colours as well: by their dashes.
const COLOURS = ['#0b6e4f', '#b23a48', '#1d4e89', '#8a5a00', '#5f4b8b', '#3d3d3d']
const DASHES = ['', '6 3', '2 3']

/** A plot on logarithmic axes as an SVG that needs nothing else, readable on light and dark pages. */
export const plotOf = ({ title, x, y, lines }) => {
  const points = lines.flatMap(line => line.points)
  const across = axis(
    points.map(([at]) => at),
    BOX.left,
    BOX.right,
  )
  const up = axis(
    points.map(([, at]) => at),
    BOX.bottom,
    BOX.top,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(BOX.left, 24, title, 'font-size="15" font-weight="600"'),
    ...across.marks.map(mark => gridLine(across.place(mark), BOX.top, across.place(mark), BOX.bottom)),
    ...across.marks.map(mark =>
      text(across.place(mark), BOX.bottom + 18, inWords(mark), 'text-anchor="middle"'),
    ),
    ...up.marks.map(mark => gridLine(BOX.left, up.place(mark), BOX.right, up.place(mark))),
    ...up.marks.map(mark => text(BOX.left - 8, up.place(mark) + 4, inWords(mark), 'text-anchor="end"')),
    text((BOX.left + BOX.right) / 2, HEIGHT - 14, x, 'text-anchor="middle"'),
    text(BOX.left - 50, BOX.top - 12, y, ''),
    ...lines.map((line, index) => lineOf(line, index, across.place, up.place)),
    '</svg>\n',
  ].join('\n')
}

const axis = (values, from, to) => {
  const exponents = values.map(value => Math.log10(value))
  const least = Math.floor(Math.min(...exponents))
  const most = Math.max(Math.ceil(Math.max(...exponents)), least + 1)
  return {
    place: value => round(from + ((Math.log10(value) - least) / (most - least)) * (to - from)),
    marks: Array.from({ length: most - least + 1 }, (_, step) => 10 ** (least + step)),
  }
}

const lineOf = ({ name, points }, index, placeX, placeY) => {
  const colour = COLOURS[index % COLOURS.length]
  const dash = DASHES[Math.floor(index / COLOURS.length) % DASHES.length]
  const path = points.map(([x, y]) => `${placeX(x)},${placeY(y)}`).join(' ')
  const row = BOX.top + 4 + index * 18
  return [
    `<polyline fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}" points="${path}"/>`,
    ...points.map(([x, y]) => `<circle cx="${placeX(x)}" cy="${placeY(y)}" r="3" fill="${colour}"/>`),
    `<line x1="${BOX.right + 16}" y1="${row}" x2="${BOX.right + 40}" y2="${row}" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
    text(BOX.right + 46, row + 4, name, ''),
  ].join('\n')
}

const gridLine = (x1, y1, x2, y2) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#ddd"/>`
const text = (x, y, words, more) => `<text x="${x}" y="${y}" fill="#222" ${more}>${escaped(words)}</text>`
const inWords = value => value.toLocaleString('en', { maximumSignificantDigits: 3 })
const round = value => Math.round(value * 10) / 10
const escaped = words =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
