type Bar = { name: string; value: number; text: string }
type Props = { title: string; bars: readonly Bar[] }

// As wide as a phone, so that the letters are as large as they are drawn.
const WIDTH = 320
const HEIGHT = 130
const FOOT = 22
const HEAD = 16

/** Bars from a common line, drawn by the server; what they say stands in the table below too. */
export function BarPlot({ title, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const least = Math.min(0, ...bars.map(({ value }) => value))
  const height = HEIGHT - FOOT - HEAD
  const yOf = (value: number) => HEAD + (height * (most - value)) / (most - least)
  const step = WIDTH / Math.max(1, bars.length)
  const largest = bars.reduce<Bar | undefined>(
    (best, bar) => (best && best.value >= bar.value ? best : bar),
    undefined,
  )
  return (
    <svg className="desk-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {bars.map(({ name, value, text }, index) => (
        <rect
          key={name}
          x={index * step + step * 0.1}
          width={Math.max(1, step * 0.8)}
          y={Math.min(yOf(0), yOf(value))}
          height={Math.abs(yOf(value) - yOf(0))}
          fill="currentColor"
        >
          <title>{`${name}: ${text}`}</title>
        </rect>
      ))}
      <line x1={0} x2={WIDTH} y1={yOf(0)} y2={yOf(0)} stroke="currentColor" />
      {largest && largest.value > 0 && (
        <text x={0} y={11}>
          {largest.name}: {largest.text}
        </text>
      )}
      <text x={0} y={HEIGHT - 6}>
        {bars[0]?.name}
      </text>
      <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
        {bars.at(-1)?.name}
      </text>
    </svg>
  )
}
