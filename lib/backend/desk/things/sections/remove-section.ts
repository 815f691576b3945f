import 'server-only'
import { onlySection, sectionHolds, sectionRemoved } from '#messages/desk-things-sections.ts'
import { StopEdit } from '../publish-edit.ts'
import { changeSection } from './change-section.ts'
import { rowAsItIs } from './section-tables.ts'
import { thingsIn } from './things-in.ts'

/**
 * Takes an empty section away, or a collection, whose things stand elsewhere. As by a sheet its number stays its own, so
 * that it comes back under its address.
 */
export const removeSection = ({ id, seen }: { id: number; seen: string }) =>
  changeSection({
    id,
    seen,
    form: 'all',
    what: 'removed',
    said: sectionRemoved,
    isWhole: true,
    rows: async (one, tree, tx) => {
      const isCollection = one.top.level === 'collection'
      const things = isCollection ? 0 : await thingsIn(tx, one)
      if (one.below.length > 0 || things > 0)
        throw new StopEdit({ refused: sectionHolds(one.top.name, one.below.length, things) })
      const left = tree.rows.filter(row => !one.rows.includes(row))
      if (left.length === 0 && !isCollection) throw new StopEdit({ refused: onlySection })
      return left.map(rowAsItIs)
    },
    changed: () => ({}),
    to: '/desk/shop/sections',
  })
