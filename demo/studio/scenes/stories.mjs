/** The pictures, the poster's first, that each 'Success Story' passes over: Bagh, Mandla's clay, Betul's brass, Budhni's toys. */
export const STORIES = [
  ['banner-cat-11.webp', 'nh-bagh-stole-01-2.webp', 'nh-bagh-stole-01-1.webp', 'cat-11.webp'],
  ['banner-cat-17.webp', 'nh-terra-pot-01-1.webp', 'nh-terra-pot-01-2.webp', 'cat-17.webp'],
  ['banner-cat-15.webp', 'nh-dhok-ele-01-1.webp', 'nh-dhok-ele-01-2.webp', 'banner-3.webp'],
  ['banner-cat-22.webp', 'nh-toy-ele-02-1.webp', 'nh-toy-car-01-1.webp', 'cat-22.webp'],
]
