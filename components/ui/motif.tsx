/** The shop's one ornament: a hand-printed border. */
export const Motif = () => <div className="motif" aria-hidden="true" />

/** The same hand's round block: empty states, the 404. */
export const Rosette = ({ className = 'size-24' }: { className?: string }) => (
  <span className={`rosette ${className}`} aria-hidden="true" />
)
