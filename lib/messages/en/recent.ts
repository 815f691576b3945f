export const relatedToViewed = "Related to items you've viewed"
export const scrollBack = 'Back'
export const scrollOnwards = 'Onwards'
export const recentlyViewed = 'Recently Viewed'
export const nothingViewed = 'Nothing viewed yet'
export const rememberedHere = 'What you look at is remembered here, on this device only.'
export const browserKeepsList =
  'Your browser keeps this list itself, and shows it where JavaScript is switched on.'
