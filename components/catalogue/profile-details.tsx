import { type Detail, foldedDetail } from '#lib/catalogue/rules/profile-details.ts'

/** 'Profile Details'; a long value is cut until it is opened, without any script. */
export const ProfileDetails = ({ details }: { details: readonly Detail[] }) => (
  <section className="product-details">
    <h2>Profile Details</h2>
    <dl>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Value value={value} />
        </div>
      ))}
    </dl>
  </section>
)

function Value({ value }: { value: string }) {
  const cut = foldedDetail(value)
  if (!cut) return <dd>{value}</dd>
  return (
    <dd className="folded">
      <details>
        <summary>
          <span className="when-shut">View More</span>
          <span className="when-open">View Less</span>
        </summary>
      </details>
      <span className="when-shut">{cut}</span>
      <span className="when-open">{value}</span>
    </dd>
  )
}
