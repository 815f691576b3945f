import { chooseSize } from './every-page.ts'

// Lists of products and a product.

export const productsFailed = 'Failed to load products.'
export const productsFailedLater = 'Failed to load products. Please try again later.'
export const similarFailed = 'Failed to load related products.'
export const noProductForSlug = 'No product found for the given slug'
export const noProducts = 'No products available.'
export const pageBeyond = 'This list ends before this page.'
export const productGone = 'This product is no longer available.'
export const productUnknown = 'This product is not known.'
export const choiceUnknown = 'This choice is not known.'

// An option of a product that gives it no name
export const sizeOption = 'Size'
export const colourOption = 'Colour'

export const sizeNotSold = (name: string, size: string) => `${name} is not sold in size ${size}.`
export const colourNotSold = (name: string, colour: string) => `${name} is not sold in ${colour}.`
export const kindNotSold = (name: string) => `${name} is not sold in this choice.`
export const chooseKindOf = (name: string) =>
  `${name} comes in several kinds that differ in price or stock. Please choose one of them.`
export const chooseSizeOf = (name: string) => `${name}: ${chooseSize}`
