type Places = readonly { state: string; district: string }[]

/** The districts of a PIN code in a state, for a choice; of one in no state that fits, all of them. */
export const districtsOf = (places: Places, state: string): string[] => {
  const there = places.filter(place => place.state === state)
  return (there.length > 0 ? there : places).map(({ district }) => district).filter(Boolean)
}
