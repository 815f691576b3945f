import { notFound } from 'next/navigation'
import { ProductView } from '#components/catalogue/product-view.tsx'
import { SimilarProducts } from '#components/catalogue/similar-products.tsx'
import { ProductRatings } from '#components/ratings/product-ratings.tsx'
import { RecentStrip } from '#components/recent/recent-strip.tsx'
import { RecordVisit } from '#components/recent/record-visit.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { IncompleteMarker } from '#components/shell/incomplete-marker.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { crumbsOf } from '#lib/catalogue/rules/crumbs-of.ts'
import { type Choice, isSoldOut } from '#lib/catalogue/rules/sellable.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { readProduct, readSimilar, UNKNOWN } from '#lib/catalogue/server/read-product.ts'
import { readTree } from '#lib/catalogue/server/read-tree.ts'
import { answerPin } from '#lib/delivery/server/answer-pin.ts'
import { readCharges } from '#lib/delivery/server/read-charges.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { pathOf } from '#lib/paths.ts'
import { readRatings } from '#lib/ratings/server/read-ratings.ts'
import { routes } from '#lib/routes.ts'
import { returnPolicyLd } from '#lib/shop/rules/return-policy-ld.ts'
import { returnsClaim } from '#lib/shop/rules/returns-said.ts'
import { siteHost } from '#lib/shop/server/page-metadata.ts'
import { readChrome } from '#lib/shop/server/read-chrome.ts'
import { readDetails, readLogo } from '#lib/shop/server/read-shop.ts'
import { ProductUnknown } from './product-unknown.tsx'

type Props = {
  slug: string
  /** Only where the address has a query. */
  chosen?: Choice
  units?: string
  say?: MessageKey
  /** Which page of the buyers' ratings; the first by default. */
  ratingsPage?: number
  /** The PIN code that delivery is asked for, as it was typed. */
  pin?: string
}

/** The product's page, static, or with a query; an unknown slug is a true 404. */
export async function ProductPage({ slug, chosen, units, say, ratingsPage = 1, pin = '' }: Props) {
  // Asked for beside the product, not after it.
  void readChrome()
  const product = (await readProduct(slug)) ?? notFound()
  if (product === UNKNOWN) return <ProductUnknown slug={slug} />
  const [similar, tree, logo, details, ratings, charges] = await Promise.all([
    readSimilar(product),
    readTree(),
    readLogo(),
    readDetails(),
    readRatings(product, ratingsPage),
    readCharges(),
  ])
  const answer = charges && (await answerPin(pin))
  const { id, ASIN, name, image, category, discountPrice, originalPrice } = product
  return (
    <Chrome route={chosen ? routes.productWithQuery : routes.product}>
      <div className="wrap product-page">
        <ProductView
          product={product}
          crumbs={crumbsOf(product, tree.value)}
          seller={logo.value.name || siteHost()}
          returns={returnsClaim(details.value)}
          returnPolicy={returnPolicyLd(details.value)}
          chosen={chosen}
          units={units}
          say={say}
          charges={charges}
          free={details.value.delivery}
          pin={answer}
        />
        {ratings && (
          <StaticHtml>
            <ProductRatings path={pathOf('product', slugOf(product))} {...ratings} />
          </StaticHtml>
        )}
        <SimilarProducts products={similar} />
        <RecentStrip without={id} />
      </div>
      {/* Next writes `name` where these ask for `property`; React lifts them into the head. */}
      <meta
        property="product:price:amount"
        content={String(Math.round(product.lowestPrice ?? discountPrice))}
      />
      <meta property="product:price:currency" content="INR" />
      <meta property="product:availability" content={isSoldOut(product) ? 'out of stock' : 'in stock'} />
      {/* The price of a sale would still be remembered when it is over. */}
      <RecordVisit
        entry={{
          id,
          ASIN,
          name,
          image,
          category,
          discountPrice: product.sale ? 0 : discountPrice,
          originalPrice,
        }}
      />
      {!similar && <IncompleteMarker />}
    </Chrome>
  )
}
