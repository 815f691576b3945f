/** The pictures that each 'Success Story' passes over: Bagh, Mandla's clay, Betul's brass, Budhni's toys. */
export const STORIES = [
  ['mp-1.webp', 'nh-bagh-stole-01-2.webp', 'nh-bagh-stole-01-1.webp', 'cat-11.webp'],
  ['cat-17.webp', 'nh-terra-pot-01-1.webp', 'nh-terra-pot-01-2.webp', 'banner-cat-17.webp'],
  ['mp-4.webp', 'nh-dhok-ele-01-1.webp', 'nh-dhok-ele-01-2.webp', 'banner-3.webp'],
  ['mp-6.webp', 'nh-toy-ele-02-1.webp', 'nh-toy-car-01-1.webp', 'cat-22.webp'],
]
