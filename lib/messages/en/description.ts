export const readMore = 'Read More'
export const readLess = 'Read Less'
export const collapseAll = 'Collapse All'
export const productDescription = 'Product Description'
