import type { ReactNode } from 'react'
import { Picture } from '#components/ui/picture.tsx'
import { isSoldOut } from '#lib/catalogue/rules/sellable.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { newBadge, saleBadge } from '#messages/catalogue-pages.ts'
import { soldOut } from '#messages/every-page.ts'
import { AddForm } from './add-form.tsx'
import { CardPrice } from './card-price.tsx'

type Props = {
  product: Product
  /** On the first screen: its picture is fetched at once. */
  eager?: boolean
  /** What stands on the picture's corner: a heart, where there is one. */
  corner?: ReactNode
}

export const CARD_PICTURE = {
  size: '400x400',
  set: ['280x280', '400x400'],
  sizes: '(width < 769px) 46vw, 220px',
} as const

const isNew = ({ badge, badge1 }: Product) => [badge, badge1].some(text => text.toLowerCase() === 'new')

/** A product in a grid: picture, name, category, price, Add. */
export function ProductCard({ product, eager, corner }: Props) {
  const path = pathOf('product', slugOf(product))
  const gone = isSoldOut(product)
  return (
    <article className="card">
      <div className="relative">
        <a href={path} tabIndex={-1}>
          <Picture name={product.image} alt={product.name} {...CARD_PICTURE} eager={eager} />
        </a>
        {(isNew(product) || product.onSale) && (
          <p className="absolute top-2 left-2 flex gap-1">
            {isNew(product) && <span className="tag bg-sheet">{newBadge}</span>}
            {product.onSale && <span className="tag bg-sheet">{saleBadge}</span>}
          </p>
        )}
        {corner && <div className="absolute top-1 right-1">{corner}</div>}
      </div>
      <div className="card-words">
        <a className="card-category" href={pathOf('category', product.categoryid)}>
          {product.category}
        </a>
        <h2>
          <a href={path}>{product.name}</a>
        </h2>
        <CardPrice product={product} />
      </div>
      {gone ? <p className="card-gone">{soldOut}</p> : <AddForm product={product} />}
    </article>
  )
}
