export const inShort = 'In short'
export const seeCollections = 'See the collections'
export const theRegion = 'The region'
export const exploreCollections = 'Explore handpicked collections'
export const informationHeading = 'Information'
export const yourAccount = 'Your account'
export const termsAndConditions = 'Terms and Conditions'
export const returnPolicy = 'Return Policy'
export const addToCartLink = 'Add to cart'
export const contact = 'Contact'
export const contactUs = 'Contact Us'
export const pageNotFound = 'Page not found'
export const pageNotInShop =
  'This page is not in the shop, or not any more. The search and the departments above lead to all that we have.'
export const exploreProducts = 'Explore Products'
export const productNotLoaded =
  'This product could not be loaded just now. Your cart and your orders are safe; trying again usually helps.'
export const readAboutRegion = 'Read about the region'
export const allProducts = 'All products'
export const notAvailable = 'N/A'
export const howCanWeHelp = 'How can we help?'
export const callSupport = 'Call Support'
export const emailSupport = 'Email Support'
export const visitUs = 'Visit Us'
export const askedMost = 'Asked most'
export const whereIsMyOrder = 'Where is my order?'
export const whereIsMyOrderAnswer = 'Every order shows where it is, from packed to delivered.'
export const canPayAtDoor = 'Can I pay at the door?'
export const canPayAtDoorAnswer =
  'Yes: choose cash on delivery at checkout, and have the amount ready when the parcel comes.'
export const canPayAtSomeDoorsAnswer = 'At some PIN codes: checkout offers it where it can be had.'
export const howToReturn = 'How do I return something?'
export const canICancel = 'Can I cancel?'
export const canICancelAnswer = 'Yes, until it is shipped, under the order itself.'
export const cannotSignIn = 'I cannot sign in'
export const cannotSignInAnswer = 'Ask for a link to set a new password; it comes by email within minutes.'
export const trendyProducts = 'Trendy Products'
export const shopNow = 'Shop Now'
export const supportDescription = 'How to reach this shop.'
export const collectionsDescription = 'What there is in the shop, one tile each.'
export const departmentsDescription = 'Every department of the shop, with all that it holds.'
export const videoDescription = 'Short films from this shop.'
export const pressPicture = 'Press a picture to play it, press again to pause.'

export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`
export const searchFor = (term: string) => `Search: ${term}`
export const resultsFor = (term: string) => `Results for “${term}”`
export const shopNowNamed = (name: string) => `Shop Now: ${name}`
export const nothingMatches = (term?: string) =>
  `Nothing in the shop matches ${term ? `“${term}”` : 'your search'}. Another spelling or a shorter word often helps, or look through the collections.`
