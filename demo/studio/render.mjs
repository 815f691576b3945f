import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { PICTURES } from './catalogue.mjs'
import { openStudio } from './open-studio.mjs'
import { renderBanners } from './render-banners.mjs'
import { renderFilms } from './render-films.mjs'
import { renderProducts } from './render-products.mjs'
import { renderTiles } from './render-tiles.mjs'
import { renderTurntables } from './render-turntables.mjs'

const KINDS = {
  products: renderProducts,
  tiles: renderTiles,
  banners: renderBanners,
  films: renderFilms,
  turntables: renderTurntables,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    views: { type: 'string', default: '1,2,3,4' },
    kind: { type: 'string' },
    missing: { type: 'boolean', default: false },
    samples: { type: 'string', default: '16' },
    size: { type: 'string', default: '1200' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(
    `node demo/studio/render.mjs [--kind ${Object.keys(KINDS).join('|')}] [--only id,id] [--views 1,2,3,4] [--missing] [--samples 16] [--size 1200]`,
  )
  process.exit(0)
}

// turntables take longer than all the rest: only when asked for
const kinds = values.kind ? values.kind.split(',') : Object.keys(KINDS).filter(kind => kind !== 'turntables')
for (const kind of kinds) if (!KINDS[kind]) throw new Error(`No such kind of picture: ${kind}`)

await mkdir(PICTURES, { recursive: true })
const studio = await openStudio()
const wanted = {
  only: values.only?.split(','),
  views: values.views.split(',').map(Number),
  missing: values.missing,
  samples: Number(values.samples),
  size: Number(values.size),
}
try {
  for (const kind of kinds) await KINDS[kind](studio.page, wanted)
} finally {
  await studio.close()
}
