import 'server-only'

/** An order of names with | between them, after a button of one of them was pressed: `up:2`, `down:0`, `first:3`, `remove:1`. */
export function pressedOrder(order: string, press = ''): string[] {
  const names = order.split('|').filter(Boolean)
  const [, what, place] = /^(up|down|first|remove):(\d{1,4})$/.exec(press) ?? []
  const at = Number(place)
  const name = names[at]
  if (!what || name === undefined) return names
  names.splice(at, 1)
  if (what === 'up') names.splice(Math.max(0, at - 1), 0, name)
  if (what === 'down') names.splice(at + 1, 0, name)
  if (what === 'first') names.unshift(name)
  return names
}
