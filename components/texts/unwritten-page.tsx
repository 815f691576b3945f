import { PageHead } from '#components/shell/page-head.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { notLoaded, notWritten } from '#messages/seller-details.ts'
import { exploreProducts } from '#messages/shop-pages.ts'

/** A page of text that the seller has not written. Only an old link leads here (Rule 41). */
export const UnwrittenPage = ({ title, fresh }: { title: string; fresh: boolean }) => (
  <div className="wrap">
    <PageHead title={title}>{fresh ? notWritten : notLoaded}</PageHead>
    <ButtonLink href="/">{exploreProducts}</ButtonLink>
  </div>
)
