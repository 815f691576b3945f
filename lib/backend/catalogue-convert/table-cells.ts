/** The sections in a cell: "A > B", "A >> B" or ["A >> B"]; a last part that is the product itself is none. */
export const sectionsIn = (cell: string, product: { name: string; brand: string }) => {
  const tree = cell
    .replace(/^\s*\[\s*["']?|["']?\s*\]\s*$/g, '')
    .split(/\s*>+\s*|\s*›\s*/)
    .map(part => part.trim())
    .filter(Boolean)
  while (tree.length > 0 && isOfOne(tree.at(-1) ?? '', product)) tree.pop()
  return tree
}

/** Addresses or file names in a cell: one, a list with commas, semicolons, | or line breaks, or a list of JSON or Python. */
export const picturesIn = (cell: string) => {
  const plain = cell.replace(/^\s*\[|\]\s*$/g, '')
  const parts = /https?:\/\//i.test(plain)
    ? plain.split(/[|;\s]+(?=["']?(?:https?:)?\/\/)|,\s*(?=["']?(?:https?:)?\/\/)|\n/i)
    : plain.split(/[|;,\n]/)
  return parts.map(part => part.replace(/^[\s"',;|]+|[\s"',;|]+$/g, '')).filter(Boolean)
}

/** Names and values of JSON, or of what Ruby prints in its place; undefined where it is neither. */
export const specificationsIn = (cell: string): [name: string, value: string][] | undefined => {
  try {
    const found: [string, string][] = []
    walk(JSON.parse(cell.replaceAll('=>', ':').replace(/:\s*nil\b/g, ':null')), '', found)
    return found
  } catch {
    return undefined
  }
}

/** The values of a size or a colour in a cell: "S, M, L", "S|M" or ["S", "M"]. */
export const valuesIn = (cell: string) => [
  ...new Set(
    cell
      .replace(/^\s*\[|\]\s*$/g, '')
      .split(/[|;,]/)
      .map(part => part.replace(/^[\s"']+|[\s"']+$/g, ''))
      .filter(Boolean),
  ),
]

export const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

// A crawl cuts long names, and puts the brand before the section: "Alisha Shorts" under "Shorts".
const isOfOne = (part: string, { name, brand }: { name: string; brand: string }) => {
  if (/(\.\.\.|…)$/.test(part)) return true
  const [own, whole, maker] = [letters(part), letters(name), letters(brand)]
  return (
    own === whole ||
    (own.length > 12 && own.startsWith(whole)) ||
    (maker !== '' && own !== maker && own.startsWith(maker))
  )
}

function walk(said: unknown, name: string, found: [string, string][]) {
  if (said === null || said === undefined) return
  if (typeof said !== 'object') {
    found.push([name, String(said)])
    return
  }
  if (Array.isArray(said)) {
    for (const one of said) walk(one, name, found)
    return
  }
  const own = said as Record<string, unknown>
  if ('value' in own) {
    walk(own.value, typeof own.key === 'string' ? own.key : '', found)
    return
  }
  for (const [key, value] of Object.entries(own))
    walk(value, typeof value === 'object' && value !== null ? name : key, found)
}
