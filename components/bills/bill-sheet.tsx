import type { BillParty, BillText } from '#lib/bills/rules/bill-text.ts'
import './bill.css'

/** A bill as it was issued; on a narrow screen each item's amounts stand under it, with their names. */
export const BillSheet = ({ bill }: { bill: BillText }) => (
  <article className="bill" aria-labelledby="bill-title">
    <header className="bill-head">
      <h1 id="bill-title">{bill.title}</h1>
      <dl className="bill-facts">
        {bill.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
    <div className="bill-parties">
      <Party party={bill.seller} />
      <Party party={bill.buyer} />
    </div>
    <table className="bill-lines">
      <thead>
        <tr>
          {bill.columns.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bill.rows.map((row, place) => (
          <tr key={place}>
            <th scope="row">
              {row.name}
              {row.more && <small>{row.more}</small>}
            </th>
            {row.cells.map((cell, index) => (
              <td key={bill.columns[index + 1]} data-name={bill.columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <dl className="bill-sums">
      {bill.sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    {bill.remarks.map(remark => (
      <p key={remark} className="text-sm text-muted">
        {remark}
      </p>
    ))}
  </article>
)

const Party = ({ party: { heading, name, lines } }: { party: BillParty }) => (
  <section>
    <h2>{heading}</h2>
    <p className="bill-name">{name}</p>
    {lines.map(line => (
      <p key={line}>{line}</p>
    ))}
  </section>
)
