import 'server-only'
import { letters } from './table-cells.ts'

type Named = { tree: readonly string[]; name: string }

/**
 * Tells sections that are a brand's alone, of goods whose brand is not said: "Yepme Dresses" under "Dresses", where each name
 * begins with "Yepme". Every row is seen first: one of another name makes it a section like others.
 */
export const brandSections = () => {
  const others = new Set<string>()
  return {
    see: ({ tree, name }: Named) => {
      const maker = makerIn(tree)
      if (maker && !letters(name).startsWith(maker)) others.add(placeOf(tree))
    },
    /** The sections without one that is a brand's. */
    without: ({ tree, name }: Named): readonly string[] => {
      const maker = makerIn(tree)
      const isOfBrand = maker !== '' && letters(name).startsWith(maker) && !others.has(placeOf(tree))
      return isOfBrand ? tree.slice(0, -1) : tree
    },
  }
}

/** What stands before the section's name in that of its last part. */
const makerIn = (tree: readonly string[]) => {
  const [parent, own] = [tree.at(-2), tree.at(-1)].map(part => letters(part ?? ''))
  return parent && own?.endsWith(parent) ? own.slice(0, -parent.length) : ''
}

const placeOf = (tree: readonly string[]) => tree.slice(-2).map(letters).join('>')
