import { readFile, writeFile } from 'node:fs/promises'
import { openStudio } from './open-studio.mjs'
const [, , ids, size = '600', samples = '12', views = '0'] = process.argv
const all = JSON.parse(await readFile('/tmp/studio/all.json'))
const studio = await openStudio()
const wanted = ids === 'first' ? JSON.parse(await readFile('/tmp/studio/first.json')) : ids === 'all' ? all : all.filter(p => ids.split(',').includes(p.id))
for (const product of wanted) for (const v of views.split(',')) {
  const t = Date.now()
  try {
    const png = await studio.page.evaluate(([p, v, o]) => shoot(p, v, o), [product, +v, { width: +size, samples: +samples }])
    await writeFile(`/tmp/studio/${product.id}-${v}.png`, Buffer.from(png, 'base64'))
    console.log(product.id, product.form, v, Date.now() - t, 'ms')
  } catch (e) { console.log(product.id, product.form, 'FAILED', String(e).slice(0, 400)) }
}
await studio.close()
