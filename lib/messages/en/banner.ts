export const playSlides = 'Play the slides'
export const pauseSlides = 'Pause the slides'
export const carousel = 'carousel'
export const slide = 'slide'
export const whatIsNew = 'What is new'
export const offerPicture = 'Offer'

export const slideNumbered = (slide: number) => `Slide ${slide}`
export const slideOf = (slide: number, count: number) => `${slide} of ${count}`
