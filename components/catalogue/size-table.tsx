import type { SizeChart } from '#lib/catalogue/rules/size-chart.ts'
import { sizeChart, sizeColumn } from '#messages/product-facts.ts'

/** The measures of each size; where they do not fit beside each other they are moved sideways. */
export const SizeTable = ({ measures, sizes }: SizeChart) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
  <section className="size-table" aria-label={sizeChart} tabIndex={0}>
    <table>
      <caption>{sizeChart}</caption>
      <thead>
        <tr>
          {[sizeColumn, ...measures].map(label => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ size, values }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {values.map((value, place) => (
              <td key={measures[place]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
