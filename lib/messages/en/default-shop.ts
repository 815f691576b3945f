// What a shop says of itself until its seller says something else.

export const defaultTrustClaim = 'Trusted by more than 1 Crore Indians'
export const defaultDeliveryClaim = 'Pay on Delivery | Free Delivery'
export const defaultCallHours = '24/7 Available'
export const defaultEmailPromise = 'Reply within 2 hours'
export const defaultVisitStreet = '123 Market Street, India'
export const defaultVisitHours = 'Mon-Fri, 9 AM - 6 PM'
export const defaultPolicyHours = 'Monday to Friday, 9 AM to 5 PM'

export const defaultBannerAlt = 'Handmade in India'
export const defaultBannerCaption = 'Made by hand, bought from the maker'
export const defaultTagline = 'Crafts of Madhya Pradesh'
export const defaultFilmTitle = 'Success Story'
export const defaultRegion = 'Madhya Pradesh'
export const defaultRegionParagraphs = [
  'Madhya Pradesh lies in the middle of India, and the Narmada runs through it from Amarkantak to the cotton country of Nimar. Along the river and in the forests on both its sides people print, weave, cast, carve and turn, and have done so for longer than anyone has written it down.',
  'Bagh and Bherugarh print cotton with blocks of teak; Chanderi and Maheshwar weave silk so fine that it hardly has a weight; the Gonds paint deer and trees filled with dots; Betul casts brass around a thread of wax. Each craft sits where its water, its clay or its tree is.',
]
