'use client'
import type { Choice } from '#lib/catalogue/choice-query.ts'
import type { Crumb } from '#lib/catalogue/json-ld.ts'
import type { Detail } from '#lib/catalogue/profile-details.ts'
import type { Video } from '#lib/catalogue/video.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/messages.ts'
import { type Buyable, BuyForm } from './buy-form.tsx'
import { Crumbs } from './crumbs.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { ProfileDetails } from './profile-details.tsx'

export type Shown = Buyable &
  Pick<Product, 'onSale' | 'badge' | 'badge1' | 'ratings' | 'ratings_count' | 'colongdescription'>

type Props = Shown & {
  url: string
  crumbs: readonly Crumb[]
  pictures: readonly string[]
  video?: Video
  details: readonly Detail[]
  /** Whether the description is longer than is shown at first, as far as one can tell without measuring. */
  long: boolean
  chosen?: Choice
  units?: string
  problem?: MessageKey
}

/**
 * What a shopper sees of a product. A client component although little of it changes: a page carries a server
 * component's markup twice, and of a client component only its values (measured: 80 kB of HTML against 60).
 */
export const ProductBody = ({
  url,
  crumbs,
  pictures,
  video,
  details,
  long,
  chosen,
  units,
  problem,
  ...shown
}: Props) => (
  <>
    <div className="product">
      <Gallery name={shown.name} pictures={pictures} video={video} url={url} />
      <BuyForm served={shown} chosen={chosen} units={units} problem={problem}>
        <ProductHead {...shown} />
      </BuyForm>
      <ProfileDetails details={details} />
    </div>
    {shown.colongdescription && (
      <section className="product-below" aria-labelledby="description">
        <h2 id="description">Product Description</h2>
        <Description html={shown.colongdescription} long={long} />
      </section>
    )}
    {/* Last, as a phone shows it: a page that is still arriving must not push it down. */}
    <Crumbs crumbs={crumbs} />
  </>
)
