export const buyHeading = 'Buy'
export const codAvailable = 'Cash On Delivery available'
export const buyNow = 'Buy Now'
export const chooseColour = 'Choose a colour'
export const optionLabel = 'Option'
export const seeChoice = 'Show this choice'
export const freeDelivery = 'Free delivery'
export const onSaleTag = 'ON SALE'
export const profileDetails = 'Profile Details'
export const viewMore = 'View More'
export const oneLess = 'One less'
export const oneMore = 'One more'
export const quantityLabel = 'Quantity'
export const inStock = 'In Stock'
export const wishlistButton = 'Wishlist'
export const viewLess = 'View Less'

export const onlyLeft = (count: number) => `Only ${count} left`
export const deliveryAPiece = (charge: string) => `Delivery ${charge} a piece`
export const unitsAddedToCart = (units: number) => `(${units} units) added to cart!`
export const chooseNamed = (name: string) => `Choose ${name}`
