type Props = { figures: readonly { name: string; value: string; more?: string | false }[] }

/** A few numbers that are read at a glance. */
export const Figures = ({ figures }: Props) => (
  <dl className="desk-figures">
    {figures.map(({ name, value, more }) => (
      <div key={name} className="desk-figure">
        <dt>{name}</dt>
        <dd>{value}</dd>
        {more && <dd className="text-sm font-normal text-muted">{more}</dd>}
      </div>
    ))}
  </dl>
)
