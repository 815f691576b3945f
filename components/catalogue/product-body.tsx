import type { ReactNode } from 'react'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { StaticHtmlSlot } from '#components/ui/static-html-slot.tsx'
import type { Crumb } from '#lib/catalogue/rules/json-ld.ts'
import type { ProductFact } from '#lib/catalogue/rules/product-facts.ts'
import type { Choice } from '#lib/catalogue/rules/sellable.ts'
import type { SizeChart } from '#lib/catalogue/rules/size-chart.ts'
import type { Video } from '#lib/catalogue/rules/video.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { addStaticHtml } from '#lib/server/static-html/slots.ts'
import { productDescription } from '#messages/description.ts'
import { type Buyable, BuyForm } from './buy-form.tsx'
import { Crumbs } from './crumbs.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductAvailability, ProductSummary } from './product-summary.tsx'

export type Shown = Buyable &
  Pick<
    Product,
    'onSale' | 'sale' | 'badge' | 'badge1' | 'ratings' | 'ratings_count' | 'colongdescription'
  > & {
    /** What a unit of its quantity costs. */
    unitPrice?: string | undefined
  }

type Props = Shown & {
  url: string
  crumbs: readonly Crumb[]
  pictures: readonly string[]
  alts?: Record<string, string>
  video?: Video
  details: readonly ProductFact[]
  sizeChart?: SizeChart | undefined
  /** Whether the description is longer than is shown at first, as far as one can tell without measuring. */
  long: boolean
  chosen?: Choice
  units?: string
  problem?: MessageKey
  /** Where the seller has a table of PIN codes: the form that asks for one. */
  pinForm?: ReactNode
  /** Whether it can be bought without an account. */
  guests?: boolean
}

/** What a shopper sees of a product. */
export const ProductBody = ({
  url,
  crumbs,
  pictures,
  alts,
  video,
  details,
  sizeChart,
  long,
  chosen,
  units,
  problem,
  pinForm,
  guests,
  ...shown
}: Props) => (
  <>
    <div className="product">
      <Gallery name={shown.name} pictures={pictures} alts={alts} video={video} url={url} />
      <BuyForm
        served={buyable(shown)}
        chosen={chosen}
        units={units}
        problem={problem}
        guests={guests}
        page={new URL(url).pathname}
        below={
          shown.packed && (
            <StaticHtml>
              <ProductAvailability {...shown} />
            </StaticHtml>
          )
        }
      >
        <StaticHtml>
          <ProductSummary {...shown} />
        </StaticHtml>
      </BuyForm>
      <StaticHtml>
        <ProductFacts details={details} sizeChart={sizeChart}>
          {pinForm}
        </ProductFacts>
      </StaticHtml>
    </div>
    {shown.colongdescription && (
      <section className="product-below" aria-labelledby="description">
        <h2 id="description">{productDescription}</h2>
        <Description long={long}>
          <StaticHtmlSlot id={addStaticHtml(shown.colongdescription)} className="rich" />
        </Description>
      </section>
    )}
    {/* Last, as a phone shows it: a page that is still arriving must not push it down. */}
    <StaticHtml>
      <Crumbs crumbs={crumbs} />
    </StaticHtml>
  </>
)

/** No more than the form needs: it travels in the page. */
const buyable = ({
  id,
  name,
  image,
  sizes,
  quantity,
  color,
  originalPrice,
  discountPrice,
  delivery,
  returns,
  cod,
  options,
  lowestPrice,
  packed,
}: Shown): Buyable => ({
  id,
  name,
  image,
  sizes,
  quantity,
  color,
  originalPrice,
  discountPrice,
  delivery,
  ...(returns && { returns }),
  ...(cod === false && { cod }),
  ...(options && { options }),
  ...(lowestPrice !== undefined && { lowestPrice }),
  ...(packed && { packed }),
})
