import { Picture } from '#components/ui/picture.tsx'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { linkTo } from '#lib/linked-paths.ts'
import type { Recent } from '#lib/recent/rules/recent.ts'

export const RecentCard = ({ entry }: { entry: Recent }) => (
  <a className="row-card" href={linkTo('product', slugOf(entry))}>
    <Picture name={entry.image} alt="" size="280x280" />
    <span className="row-card-name">{entry.name}</span>
    <span className="text-xs text-muted">{entry.ASIN}</span>
  </a>
)
