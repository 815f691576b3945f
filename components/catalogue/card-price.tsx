import { Price } from '#components/ui/price.tsx'
import type { Product } from '#lib/contract/catalogue-schemas.ts'

type Priced = Pick<Product, 'originalPrice' | 'discountPrice' | 'lowestPrice'>

/** Its price; the lowest one where its variants differ in it, without a saving that the others may not have. */
export const CardPrice = ({ product: { originalPrice, discountPrice, lowestPrice } }: { product: Priced }) =>
  lowestPrice === undefined ? (
    <Price original={originalPrice} discount={discountPrice} />
  ) : (
    <Price original={lowestPrice} discount={lowestPrice} from />
  )
