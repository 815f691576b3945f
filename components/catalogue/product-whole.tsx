import { JsonLd } from '#components/ui/json-ld.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Choice } from '#lib/catalogue/choice-query.ts'
import { breadcrumbLd, type Crumb, productLd } from '#lib/catalogue/json-ld.ts'
import { profileDetails } from '#lib/catalogue/profile-details.ts'
import { shareDescription, textOf } from '#lib/catalogue/share-description.ts'
import { slugOf } from '#lib/catalogue/slug.ts'
import { videoOf } from '#lib/catalogue/video.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { env } from '#lib/env.ts'
import { pictureUrl } from '#lib/media/picture-url.ts'
import { type MessageKey, messages } from '#lib/messages.ts'
import { pathOf } from '#lib/routes.ts'
import { BuyForm } from './buy-form.tsx'
import { Crumbs } from './crumbs.tsx'
import { Description } from './description.tsx'
import { Gallery } from './gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ShareButton } from './share-button.tsx'
import './product.css'

type Props = {
  product: Product
  crumbs: readonly Crumb[]
  seller: string
  /** Only on the dynamic twin: what was chosen, and what was wrong with it. */
  chosen?: Choice
  say?: MessageKey
}

/** One product, whole. */
export function ProductWhole({ product, crumbs, seller, chosen, say }: Props) {
  const path = pathOf('product', slugOf(product))
  const url = new URL(path, env.siteUrl).href
  const pictures = picturesOf(product)
  const wholePictures = pictures.map(picture => new URL(pictureUrl(picture, '1200x1200'), env.siteUrl).href)
  const atControl = say === 'chooseSize' || say === 'chooseColour'
  const about = { url, description: shareDescription(product), images: wholePictures, seller }
  return (
    <>
      <Crumbs crumbs={crumbs} />
      {say && !atControl && <Notice tone="bad">{messages[say]}</Notice>}
      <div className="product">
        <div className="product-gallery">
          <Gallery name={product.name} pictures={pictures} video={videoOf(product)} />
          <ShareButton name={product.name} url={url} picture={wholePictures[0] ?? url} />
        </div>
        <BuyForm served={buyable(product)} chosen={chosen} problem={atControl ? say : undefined}>
          <ProductHead product={product} />
        </BuyForm>
        <ProfileDetails details={profileDetails(product, textOf)} />
      </div>
      {product.colongdescription && (
        <section className="product-below" aria-labelledby="description">
          <h2 id="description">Product Description</h2>
          <Description
            html={product.colongdescription}
            long={textOf(product.colongdescription).length > LONG}
          />
        </section>
      )}
      <JsonLd told={productLd(product, about)} />
      <JsonLd told={breadcrumbLd([...crumbs, { name: product.name, path }], env.siteUrl)} />
    </>
  )
}

// What eight lines of a wide screen hold: until the script measures it.
const LONG = 600

const picturesOf = ({ image, thumbnail }: Product) => {
  const names = [image, ...thumbnail.map(({ CoImage }) => CoImage)].filter(Boolean)
  return names.length ? [...new Set(names)] : ['']
}

/** No more than the controls need: it travels in the page. */
const buyable = ({
  id,
  name,
  image,
  sizes,
  quantity,
  color,
  originalPrice,
  discountPrice,
  recommendedSellingPrice,
}: Product) => ({
  id,
  name,
  image,
  sizes,
  quantity,
  color,
  originalPrice,
  discountPrice,
  recommendedSellingPrice,
})
