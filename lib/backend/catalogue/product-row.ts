import 'server-only'
import type { Product, Size } from '#lib/contract/catalogue-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'

/** A product as a list shows it: everything but its long text and its attributes. */
export type ProductRow = {
  id: number
  category_id: number
  subcategory_id: number
  category: string
  asin: string
  name: string
  images: string[]
  youtube_link: string
  film: string
  original_paise: number
  discount_paise: number
  delberto_paise: number
  delivery_paise: number
  on_sale: boolean
  badge: string
  badge1: string
  material: string
  rating: string
  ratings_count: number
  colors: string[]
  description: string
  sizes: Size[] | null
}

/** Of `products p` joined with its category as `c`. */
export const PRODUCT_COLUMNS = `p.id, p.category_id, p.subcategory_id, c.name as category, p.asin, p.name, p.images,
  p.youtube_link, p.film, p.original_paise, p.discount_paise, p.delberto_paise, p.delivery_paise, p.on_sale,
  p.badge, p.badge1, p.material, p.rating, p.ratings_count, p.colors, p.description,
  (select json_agg(json_build_object('unit_id', s.unit_id, 'Size_Desc', s.size_desc, 'Stock', s.stock) order by s.unit_id)
    from product_sizes s where s.product_id = p.id) as sizes`

export const productOf = (row: ProductRow): Product => {
  const sizes = row.sizes ?? []
  return {
    id: row.id,
    categoryid: row.category_id,
    subcategoryid: row.subcategory_id,
    name: row.name,
    category: row.category,
    image: row.images[0] ?? '',
    thumbnail: row.images.map(CoImage => ({ CoImage })),
    youtubeLink: row.youtube_link,
    film: row.film,
    originalPrice: fromPaise(row.original_paise),
    discountPrice: fromPaise(row.discount_paise),
    delbertoPrice: fromPaise(row.delberto_paise),
    recommendedSellingPrice: fromPaise(row.delivery_paise),
    onSale: row.on_sale,
    colongdescription: '',
    description: row.description,
    sizes,
    size: sizes.map(size => size.Size_Desc).join(','),
    color: row.colors,
    badge: row.badge,
    badge1: row.badge1,
    ASIN: row.asin,
    quantity: sizes.reduce((sum, size) => sum + size.Stock, 0),
    liked: false,
    ratings: Number(row.rating),
    ratings_count: row.ratings_count,
    material: row.material,
    attributes: {},
  }
}
