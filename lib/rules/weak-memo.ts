/** Makes a value once per object and forgets it with the object. */
export const weakMemo = <Of extends object, Made extends object>(make: (of: Of) => Made) => {
  const made = new WeakMap<Of, Made>()
  return (of: Of): Made => {
    const value = made.get(of) ?? make(of)
    made.set(of, value)
    return value
  }
}
