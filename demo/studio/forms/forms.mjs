import { figurineAnimal } from './animals.mjs'
import { bagJute, purseZari } from './bags.mjs'
import { bedspread } from './bedspread.mjs'
import { bell, windChime } from './bells.mjs'
import { clothRoll } from './cloth-roll.mjs'
import { cushion } from './cushion.mjs'
import { kurta, tshirt } from './garments.mjs'
import { dupatta, sareeDraped } from './hung-cloth.mjs'
import { bangles, earrings, necklace } from './jewellery.mjs'
import { lamp } from './lamps.mjs'
import { mask } from './masks.mjs'
import { painting } from './painting.mjs'
import { sareeFolded } from './saree-folded.mjs'
import { sareeWorn } from './saree-worn.mjs'
import { box, coasters, diary, incenseHolder, tray } from './small-goods.mjs'
import { spoonSet } from './spoon-set.mjs'
import { stole } from './stole.mjs'
import { stoneFigure } from './stone-figures.mjs'
import { stool } from './stool.mjs'
import { toyAnimal, toyCar, toyTop } from './toys.mjs'
import { figurineTribal } from './tribal-figures.mjs'
import { bowl, plate, pot, stoneBowl, vase } from './vessels.mjs'
import { dupattaWorn, stoleWorn } from './worn-wraps.mjs'
import { basket, lampshade, mat } from './woven-goods.mjs'

/** How each form named in products.json is made. */
export const FORMS = {
  'saree-folded': sareeFolded,
  'saree-draped': sareeDraped,
  'saree-worn': sareeWorn,
  stole,
  dupatta,
  'dupatta-worn': dupattaWorn,
  'stole-worn': stoleWorn,
  'cloth-roll': clothRoll,
  kurta,
  tshirt,
  'bedspread-folded': bedspread,
  cushion,
  'painting-framed': painting,
  pot,
  bowl,
  lamp,
  bell,
  'figurine-animal': figurineAnimal,
  'figurine-tribal': figurineTribal,
  vase,
  plate,
  mask,
  'toy-car': toyCar,
  'toy-animal': toyAnimal,
  'toy-top': toyTop,
  box,
  basket,
  tray,
  mat,
  'bag-jute': bagJute,
  'purse-zari': purseZari,
  bangles,
  necklace,
  earrings,
  'stone-bowl': stoneBowl,
  'stone-figure': stoneFigure,
  coasters,
  'incense-holder': incenseHolder,
  diary,
  'wind-chime': windChime,
  'spoon-set': spoonSet,
  stool,
  lampshade,
}
