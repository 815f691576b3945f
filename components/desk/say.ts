const EVENT = 'desk:say'

/** Says a sentence in the strip at the foot of the desk. */
export const say = (text: string) => void dispatchEvent(new CustomEvent(EVENT, { detail: text }))

export const listenToSaid = (hear: (text: string) => void) => {
  const listener = (event: Event) => hear(String((event as CustomEvent).detail))
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}
