import { PinForm } from '#components/delivery/pin-form.tsx'
import { JsonLd } from '#components/ui/json-ld.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { breadcrumbLd, type Crumb, productGroupLd, productLd } from '#lib/catalogue/rules/json-ld.ts'
import { packVariants } from '#lib/catalogue/rules/packed-variants.ts'
import { productFacts } from '#lib/catalogue/rules/product-facts.ts'
import { saleWords } from '#lib/catalogue/rules/sale-words.ts'
import type { Choice } from '#lib/catalogue/rules/sellable.ts'
import { sizeChartOf } from '#lib/catalogue/rules/size-chart.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { unitPriceWords } from '#lib/catalogue/rules/unit-price.ts'
import { variantOf } from '#lib/catalogue/rules/variants.ts'
import { videoOf } from '#lib/catalogue/rules/video.ts'
import { shareDescription } from '#lib/catalogue/server/share-description.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { textOf } from '#lib/contract/text-of.ts'
import type { DeliveryCharges } from '#lib/delivery/rules/delivery-charges.ts'
import { chargesAlone, type FreeTerms } from '#lib/delivery/rules/free-terms.ts'
import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { type MessageKey, messages } from '#lib/message-table.ts'
import { pathOf } from '#lib/paths.ts'
import { env } from '#lib/server/settings/env.ts'
import { deliveryChargeWords } from './delivery-charge-words.ts'
import { ProductBody } from './product-body.tsx'
import './product.css'

type Props = {
  product: Product
  crumbs: readonly Crumb[]
  seller: string
  returns: string
  /** Only where the address has a query: what was chosen, and what was wrong with it. */
  chosen?: Choice
  units?: string
  say?: MessageKey
  /** Where the seller has a table of PIN codes, and what it says of the one that was asked for. */
  charges?: DeliveryCharges | undefined
  /** From what on delivery costs nothing. */
  free?: FreeTerms
  returnPolicy?: object | undefined
  pin?: PinAnswer | undefined
}

/** One product, whole: what shoppers see and what search engines read. */
export function ProductView(props: Props) {
  const {
    product,
    crumbs,
    seller,
    returns,
    chosen,
    units,
    say,
    charges,
    free = {},
    returnPolicy,
    pin,
  } = props
  const path = pathOf('product', slugOf(product))
  const url = new URL(path, env.siteUrl).href
  const pictures = picturesOf(product, chosen)
  const large = (picture: string) => new URL(pictureUrl(picture, '1200x1200'), env.siteUrl).href
  const images = pictures.map(large)
  const told = {
    url,
    description: shareDescription(product),
    images,
    seller,
    pictureUrl: large,
    charges: charges && chargesAlone(charges, product, free),
    returnPolicy,
    isCounted: product.rated === true && !env.apiHost,
  }
  const atControl = say === 'chooseSize' || say === 'chooseColour' || say === 'chooseOption'
  return (
    <>
      {say && !atControl && <Notice tone="bad">{messages[say]}</Notice>}
      <ProductBody
        {...product}
        delivery={deliveryChargeWords(product, { charges, ...free })}
        cod={charges?.cod}
        returns={returns}
        packed={packVariants(product, pictures, saleWords, unitPriceWords)}
        url={url}
        crumbs={crumbs}
        pictures={pictures}
        alts={altsOf(product)}
        video={videoOf(product)}
        details={productFacts(product, textOf)}
        sizeChart={sizeChartOf(product.declared?.size_chart ?? '')}
        unitPrice={unitPriceWords(product.declared?.net_quantity, product.discountPrice)}
        long={textOf(product.colongdescription).length > LONG}
        chosen={chosen}
        units={units}
        problem={atControl ? say : undefined}
        guests={!env.apiHost}
        pinForm={charges && <PinForm action={`${path}#pin`} kept={keptOf(chosen, units)} answer={pin} />}
      />
      <StaticHtml>
        <JsonLd data={product.variants?.length ? productGroupLd(product, told) : productLd(product, told)} />
        <JsonLd data={breadcrumbLd([...crumbs, { name: product.name, path }], env.siteUrl)} />
      </StaticHtml>
    </>
  )
}

/** What was chosen stays where the PIN code is asked for without script. */
const keptOf = (chosen?: Choice, units = ''): Record<string, string> => {
  const all = { ...chosen, unit: units }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
}

// What eight lines of a wide screen hold: until the script measures it.
const LONG = 600

/** What the shop says a picture shows; undefined where it says nothing of any. */
const altsOf = ({ thumbnail }: Product) => {
  const told = thumbnail.flatMap(({ CoImage, alt }): [string, string][] => (alt ? [[CoImage, alt]] : []))
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

// A row of more is not swiped through.
const MOST_SHOWN = 30

/** The product's own, then those of its variants; after a form was refused, that of what was chosen first. */
const picturesOf = ({ image, thumbnail, variants = [] }: Product, chosen?: Choice) => {
  const own = [image, ...thumbnail.map(({ CoImage }) => CoImage)]
  const first = chosen ? variantOf({ variants }, chosen)?.image : ''
  const names = [first, ...own, ...variants.map(variant => variant.image)].filter(Boolean) as string[]
  return names.length ? [...new Set(names)].slice(0, Math.max(MOST_SHOWN, own.length)) : ['']
}
