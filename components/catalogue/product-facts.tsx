import type { ReactNode } from 'react'
import { foldedFact, type ProductFact } from '#lib/catalogue/rules/product-facts.ts'
import type { SizeChart } from '#lib/catalogue/rules/size-chart.ts'
import { profileDetails, viewLess, viewMore } from '#messages/product.ts'
import { SizeTable } from './size-table.tsx'

type Props = {
  details: readonly ProductFact[]
  sizeChart?: SizeChart | undefined
  /** What stands above it in its column. */
  children?: ReactNode
}

/** 'Profile Details'; a long value is cut until it is opened, without any script. */
export const ProductFacts = ({ details, sizeChart, children }: Props) => (
  <section className="product-details">
    {children}
    <h2>{profileDetails}</h2>
    <dl>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Value value={value} />
        </div>
      ))}
    </dl>
    {sizeChart && <SizeTable {...sizeChart} />}
  </section>
)

function Value({ value }: { value: string }) {
  const cut = foldedFact(value)
  if (!cut) return <dd>{value}</dd>
  return (
    <dd className="folded">
      <details>
        <summary>
          <span className="when-shut">{viewMore}</span>
          <span className="when-open">{viewLess}</span>
        </summary>
      </details>
      <span className="when-shut">{cut}</span>
      <span className="when-open">{value}</span>
    </dd>
  )
}
