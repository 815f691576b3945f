import type { ReactNode } from 'react'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { isSoldOut, sizeList, stockOf } from '#lib/cart/choice.ts'
import { slugOf } from '#lib/catalogue/slug.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { pictureUrl } from '#lib/media/picture-url.ts'
import { messages } from '#lib/messages.ts'
import { pathOf } from '#lib/paths.ts'
import { AddToCart } from './add-to-cart.tsx'

type Props = {
  product: Product
  /** On the first screen: its picture is fetched at once. */
  eager?: boolean
  /** What stands on the picture's corner: a heart, where there is one. */
  corner?: ReactNode
}

const isNew = ({ badge, badge1 }: Product) => [badge, badge1].some(text => text.toLowerCase() === 'new')

/** A product in a grid: picture, name, category, price, Add. */
export function ProductCard({ product, eager, corner }: Props) {
  const path = pathOf('product', slugOf(product))
  const gone = isSoldOut(product)
  return (
    <article className="card">
      <div className="relative">
        <a href={path} tabIndex={-1}>
          <Picture
            name={product.image}
            alt={product.name}
            size="400x400"
            set={['280x280', '400x400']}
            sizes="(width < 769px) 46vw, 220px"
            eager={eager}
          />
        </a>
        {(isNew(product) || product.onSale) && (
          <p className="absolute top-2 left-2 flex gap-1">
            {isNew(product) && <span className="tag bg-sheet">New</span>}
            {product.onSale && <span className="tag bg-sheet">Sale</span>}
          </p>
        )}
        {corner && <div className="absolute top-1 right-1">{corner}</div>}
      </div>
      <div className="card-words">
        <a className="card-category" href={pathOf('category', product.categoryid)}>
          {product.category}
        </a>
        <h3>
          <a href={path}>{product.name}</a>
        </h3>
        <Price original={product.originalPrice} discount={product.discountPrice} />
      </div>
      {gone ? (
        <p className="card-gone">{messages.soldOut}</p>
      ) : (
        <AddToCart
          product={{
            id: product.id,
            name: product.name,
            picture: pictureUrl(product.image, '280x280'),
            stock: stockOf(product, ''),
            sizes: sizeList(product),
            colors: product.color,
          }}
        />
      )}
    </article>
  )
}
