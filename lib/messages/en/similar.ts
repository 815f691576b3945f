export const similarProducts = 'Similar Products'
export const previousProducts = 'Previous products'
export const nextProducts = 'Next products'
