import { Picture } from '#components/ui/picture.tsx'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { CardPrice } from './card-price.tsx'

export const SimilarCard = ({ product }: { product: Product }) => (
  <li>
    <a className="row-card" href={pathOf('product', slugOf(product))}>
      <Picture name={product.image} alt="" size="300x300" />
      <span className="row-card-name">{product.name}</span>
      <CardPrice product={product} />
    </a>
  </li>
)
