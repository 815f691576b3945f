import 'server-only'

/** Which of these lead back to themselves over at least two others. */
export const inCircles = (leads: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const onward = new Map<string, Set<string>>()
  const back = new Map<string, Set<string>>()
  for (const [from, all] of leads)
    for (const to of all)
      if (leads.has(to) && !leads.get(to)?.includes(from)) {
        linkIn(onward, from, to)
        linkIn(back, to, from)
      }
  // Whatever leads nowhere, or is led to from nowhere, is in no circle, and then neither is what only led there.
  const left = new Set(onward.keys())
  const queue = [...leads.keys()]
  for (let at = 0; at < queue.length; at++) {
    const one = queue[at] as string
    if (onward.get(one)?.size && back.get(one)?.size) continue
    left.delete(one)
    queue.push(...unlink(one, onward, back), ...unlink(one, back, onward))
  }
  return left
}

type Links = Map<string, Set<string>>

const linkIn = (links: Links, from: string, to: string) => {
  const all = links.get(from)
  if (all) all.add(to)
  else links.set(from, new Set([to]))
}

const unlink = (one: string, there: Links, back: Links) => {
  const others = [...(there.get(one) ?? [])]
  for (const other of others) back.get(other)?.delete(one)
  there.delete(one)
  return others
}
