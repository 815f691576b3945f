/** What happened to pieces of an order's line, in its order. */
export type PieceEvent = {
  place: number
  units: number
  /** The return by which they came or went; null for what was lost or damaged. */
  return: number | null
  /** 'sent': other pieces went out for as many that came back. 'gone': they came back, or never arrived. */
  what: 'sent' | 'gone'
}

/** Pieces of a line that the customer has; `from` is null for those of the order itself, else the exchange's return. */
export type HeldPieces = { place: number; units: number; from: number | null }

/**
 * What of an order the customer has, after all exchanges and returns. Which of two equal pieces came back nobody knows: it is
 * the one that was sent last, as with their bills.
 */
export function piecesWithCustomer(
  ordered: readonly { place: number; units: number }[],
  events: readonly PieceEvent[],
): HeldPieces[] {
  let held: HeldPieces[] = ordered.map(({ place, units }) => ({ place, units, from: null }))
  for (const { place, units, return: by, what } of events) {
    if (what === 'gone') {
      held = withoutPieces(held, place, units, by)
    } else {
      held = [...withoutPieces(held, place, units), { place, units, from: by }]
    }
  }
  return held
}

/** The pieces of this line that come back now, the last sent first. */
export function piecesThatComeBack(held: readonly HeldPieces[], place: number, units: number): HeldPieces[] {
  const back: HeldPieces[] = []
  let missing = units
  for (const pieces of held.filter(each => each.place === place).reverse()) {
    const taken = Math.min(missing, pieces.units)
    if (taken > 0) back.push({ ...pieces, units: taken })
    missing -= taken
  }
  return back
}

/** Those of the return `first` go before all others. */
function withoutPieces(held: readonly HeldPieces[], place: number, units: number, first?: number | null) {
  const sorted = first ? [...held].sort((a, b) => Number(a.from === first) - Number(b.from === first)) : held
  const gone = piecesThatComeBack(sorted, place, units)
  return held
    .map(pieces => {
      const off = gone.find(each => each.place === pieces.place && each.from === pieces.from)
      return off ? { ...pieces, units: pieces.units - off.units } : pieces
    })
    .filter(pieces => pieces.units > 0)
}
