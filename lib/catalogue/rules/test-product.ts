import { type Product, product } from '#lib/contract/catalogue-schemas.ts'

/** A product for a test, with what the test is about filled in. */
export const testProduct = (more: Partial<Product> = {}): Product => ({
  ...product.parse({
    id: 1001,
    categoryid: 11,
    subcategoryid: 102,
    name: 'Bagh Print Stole',
    category: 'Bagh Prints',
    image: 'stole-1.webp',
    thumbnail: [{ CoImage: 'stole-1.webp' }],
    originalPrice: 799,
    discountPrice: 649,
    recommendedSellingPrice: 40,
    sizes: [{ unit_id: 1, Size_Desc: 'NA', Stock: 5 }],
    size: 'NA',
    ASIN: 'NH-BAGH-STOLE-01',
    quantity: 5,
    ratings: 4.2,
    ratings_count: 666,
  }),
  ...more,
})
