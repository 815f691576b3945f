import { Icon } from '#components/ui/icon.tsx'
import { Rosette } from '#components/ui/motif.tsx'
import { haat, handmade, handmadeInIndia, inIndia, makersMarket, makersMarketLogo } from '#messages/header.ts'

/** The fixed brand logo, on the left. */
export const BrandLogo = () => (
  <div className="head-brand" role="img" aria-label={makersMarketLogo}>
    <Rosette className="size-11" />
    <span>
      <b className="block font-display text-lg font-bold">{haat}</b>
      <span className="text-xs text-muted">{makersMarket}</span>
    </span>
  </div>
)

/** The fixed partner logo, on the right. */
export const PartnerLogo = () => (
  <div className="head-partner" role="img" aria-label={handmadeInIndia}>
    <span>
      <b className="block text-sm font-bold">{handmade}</b>
      <span className="text-xs text-muted">{inIndia}</span>
    </span>
    <span className="grid size-11 place-items-center rounded-full border border-edge text-primary-ink">
      <Icon name="leaf" />
    </span>
  </div>
)
