import { Icon } from '#components/ui/icon.tsx'
import { Rosette } from '#components/ui/motif.tsx'
import type { Mark } from '#lib/contract/shop-schemas.ts'

/** The seller's mark on the left of the shop's logo. */
export const BrandLogo = ({ mark: { title, text } }: { mark: Mark }) => (
  <div className="head-brand" role="img" aria-label={[title, text].filter(Boolean).join(', ')}>
    <Rosette className="size-11" />
    <span>
      <b className="block font-display text-lg font-bold">{title}</b>
      <span className="text-xs text-muted">{text}</span>
    </span>
  </div>
)

/** The one on the right. */
export const PartnerLogo = ({ mark: { title, text } }: { mark: Mark }) => (
  <div className="head-partner" role="img" aria-label={[title, text].filter(Boolean).join(' ')}>
    <span>
      <b className="block text-sm font-bold">{title}</b>
      <span className="text-xs text-muted">{text}</span>
    </span>
    <span className="grid size-11 place-items-center rounded-full border border-edge text-primary-ink">
      <Icon name="leaf" />
    </span>
  </div>
)
