// npm run bench -- cart [--saves 8000] [--callers 16] [--presses 50] [--slowdown 4] [--only saves|presses]
// A customer's cart saves per second, in this process and through HTTP; and how long after a press the count has changed.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openOwnShops } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { measurePresses } from './cart/presses.mjs'
import { measureSaves } from './cart/saves.mjs'
import { record } from './shared/record.mjs'

const { values } = parseArgs({
  options: {
    saves: { type: 'string', default: '8000' },
    callers: { type: 'string', default: '16' },
    presses: { type: 'string', default: '50' },
    slowdown: { type: 'string', default: '4' },
    port: { type: 'string', default: '4519' },
    only: { type: 'string' },
  },
})

await ensureBuild()
const rows = []
if (values.only !== 'presses') rows.push(...(await onFolder(folder => measureSaves(folder, numbers()))))
if (values.only !== 'saves') rows.push(...(await onOwnShops(shop => measurePresses(shop, numbers()))))
if (!values.only) await record('cart', { title: 'The cart', rows })

function numbers() {
  const { only: _, ...texts } = values
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]))
}

async function onFolder(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))
  await chmod(folder, 0o755)
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

async function onOwnShops(work) {
  const ownShops = await openOwnShops()
  try {
    const shop = await ownShops.start('cart')
    await shop.ready()
    return await work(shop)
  } finally {
    await ownShops.close()
  }
}
