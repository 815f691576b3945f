import type { FeedProduct } from './products-for-feeds.ts'

/** For tests: a product in two sizes whose every text is this one. */
export const hostileProduct = (text: string): FeedProduct => ({
  product: {
    ...{ id: 7, categoryid: 2, subcategoryid: 3, name: text, category: text, image: 'one.webp' },
    thumbnail: [{ CoImage: 'one.webp' }],
    ...{ youtubeLink: '', film: '', originalPrice: 120, discountPrice: 99, delbertoPrice: 0 },
    ...{ recommendedSellingPrice: 40, onSale: false, colongdescription: text, description: text },
    sizes: [
      { unit_id: 1, Size_Desc: text, Stock: 1 },
      { unit_id: 2, Size_Desc: 'M', Stock: 1 },
    ],
    ...{ size: '', color: [text], badge: text, badge1: text, ASIN: text, quantity: 2, liked: false },
    ...{ ratings: 0, ratings_count: 0, material: text },
    attributes: {
      Brand: text,
      'Country of Origin': text,
      Manufacturer: text,
      Importer: text,
      'Importer Address': text,
    },
  },
  sku: text,
  barcode: text,
  barcodes: {},
  sections: [text, text, text],
})
