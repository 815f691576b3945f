import { crackle, treeOfBirds } from './batik.mjs'
import { baghButi, baghJaal, bherugarhFloral, bherugarhPaisley } from './block-prints.mjs'
import { holiSplash } from './holi.mjs'
import { agedDye, loom } from './loom.mjs'
import {
  chanderiButi,
  chanderiStripe,
  maheshwariBorder,
  maheshwariCheck,
  mehndiHands,
} from './woven-cloth.mjs'
import { zariFloral, zariPeacock, zariRows } from './zari-work.mjs'

const PRINTS = {
  'batik-birds': treeOfBirds,
  'bagh-jaal': baghJaal,
  'bagh-buti': baghButi,
  'bherugarh-floral': bherugarhFloral,
  'bherugarh-paisley': bherugarhPaisley,
  'chanderi-buti': chanderiButi,
  'chanderi-stripe': chanderiStripe,
  'maheshwari-border': maheshwariBorder,
  'maheshwari-check': maheshwariCheck,
  'mehndi-hands': mehndiHands,
  'holi-splash': holiSplash,
  'zari-floral': zariFloral,
  'zari-peacock': zariPeacock,
  'zari-rows': zariRows,
}

/**
 * Draws a length of cloth, `width` × `length` in studio units (10 cm each), with its borders:
 * `sides` along both selvedges, `ends` across both ends, `hem` across one, `pallu` a worked end piece (units deep).
 */
export const drawnCloth = ({
  pattern,
  palette,
  random,
  name = '',
  width,
  length,
  sides = 0,
  ends = 0,
  hem = 0,
  pallu = 0,
  density = 0,
  scale = 0.5,
}) => {
  const ppu = density || Math.min(256, 2048 / Math.max(width, length))
  const w = Math.round(width * ppu)
  const h = Math.round(length * ppu)
  const unit = ppu * scale
  const cloth = loom(w, h, palette[0])
  const print = PRINTS[pattern]
  print?.field?.(cloth, palette, random, unit)
  if (print?.border) {
    const border = (x, y, run, thick) => print.border(cloth, palette, random, { x, y, length: run, thick })
    if (pallu) {
      const deep = pallu * ppu
      cloth.paint((print.gold ? palette[2] : palette[1]) ?? palette[0], ctx => ctx.fillRect(0, 0, w, deep))
      const bands = Math.max(3, Math.round(pallu / 0.5))
      for (let i = 0; i < bands; i++) border(0, (i * deep) / bands, w, (deep / bands) * (i % 2 ? 0.62 : 0.94))
    }
    if (hem) border(0, h - hem * ppu, w, hem * ppu)
    if (ends) for (const y of [0, h - ends * ppu]) border(0, y, w, ends * ppu)
    if (sides) {
      turned(cloth, w, sides * ppu, h, border)
    }
  }
  agedDye(cloth, random, cloth.hasZari ? 0.5 : 1)
  if (/batik/i.test(name)) crackle(cloth, random, darker(palette[0], palette[2]))
  return cloth
}

const darker = (a, b) => (light(a) < light(b) ? a : b)
const light = hex => [1, 3, 5].reduce((sum, i) => sum + Number.parseInt(hex.slice(i, i + 2), 16), 0)

/** Borders are drawn lying; a quarter turn stands them along both selvedges, mirrored. */
const turned = (cloth, w, thick, h, border) => {
  const paint = cloth.paint.bind(cloth)
  for (const right of [false, true]) {
    cloth.paint = (ink, draw) =>
      paint(ink, ctx => {
        if (right) ctx.translate(w, 0)
        else ctx.scale(1, 1)
        ctx.transform(0, 1, right ? -1 : 1, 0, 0, 0)
        draw(ctx)
      })
    border(0, 0, h, thick)
  }
  cloth.paint = paint
}
