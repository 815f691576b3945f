export const addShort = 'Add'
export const sections = 'Sections'
export const categoriesHeading = 'Categories'
export const searchCategories = 'Search categories'
export const noSuchCategory = 'No category of this name.'
export const filters = 'Filters'
export const closeFilters = 'Close filters'
export const productsHeading = 'Products'
export const searchHere = 'Search here'
export const searchThisList = 'Search in this list'
export const goButton = 'Go'
export const goToLastPage = 'Go to the last page'
export const showAllOfList = 'Show all of this list'
export const removeFilter = 'Remove this filter'
export const pagesLabel = 'Pages'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const facetWords = {
  type: 'Type',
  brand: 'Brand',
  price: 'Price',
  size: 'Size',
  color: 'Colour',
  material: 'Material',
  origin: 'Made in',
  country: 'Country of origin',
}
export const moreFilters = 'More filters'
export const stockHeading = 'Availability'
export const inStockOnly = 'In stock'
export const priceHeading = 'Price'
export const allPrices = 'All Prices'
export const newBadge = 'New'
export const saleBadge = 'Sale'
export const sortBy = 'Sort by'
export const breadcrumb = 'Breadcrumb'

export const addNamedToCart = (name: string) => `Add ${name} to cart`
/** How many products a filter would leave; exact up to a thousand. */
export const countedShort = (count: string, isAtLeast: boolean) => `${count}${isAtLeast ? '+' : ''}`
export const allOfCategory = (category: string) => `All ${category}`
export const pageNumbered = (page: number) => `Page ${page}`
export const productsCounted = (count: string, isOne: boolean) => `${count} ${isOne ? 'product' : 'products'}`
