import type { Publication } from '#lib/backend/publications/history.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  collectionsToo,
  deliveryToo,
  deskChange,
  importOf,
  noHistory,
  publicationCounts,
  sectionsToo,
  shopToo,
  synonymsToo,
  undoOf,
  wasUndoneBy,
} from '#messages/publications.ts'

/** The list of what was published, the latest first. */
export const listPublications = (publications: Publication[]): string[] => {
  if (publications.length === 0) return [noHistory]
  const width = String(publications[0]?.id).length
  return publications.map(one => {
    const what =
      one.kind === 'undo'
        ? undoOf(one.undoes ?? 0, one.through)
        : one.desk
          ? deskChange(one.source)
          : importOf(one.source)
    const counts = publicationCounts(one.added, one.changed, one.withdrawn)
    const more =
      (one.sections > 0 ? sectionsToo(one.sections) : '') +
      (one.collections > 0 ? collectionsToo(one.collections) : '') +
      (one.synonyms > 0 ? synonymsToo(one.synonyms) : '') +
      (one.delivery > 0 ? deliveryToo(one.delivery) : '') +
      (one.shop ? shopToo : '')
    const undone = one.undone_by === null ? '' : wasUndoneBy(one.undone_by)
    return `${String(one.id).padStart(width)}  ${momentInIndia(one.at)}  ${what}: ${counts}${more}${undone}`
  })
}
