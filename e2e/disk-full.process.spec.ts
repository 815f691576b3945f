import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'
import { addBuyers, orderOne } from './buyers.ts'
import { test } from './own-shops.ts'
import { until } from './started-shop.ts'

const POT = 1073
const MOST_DATA = '600m'

/** A disk of its own in memory; false where this user may mount none. */
const mountDisk = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MOST_DATA},mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

test('on a full disk kept pages go on and orders are refused in a sentence; once there is room all that was acknowledged is there', async ({
  ownShops,
}) => {
  test.slow()
  const folder = ownShops.folderOf('a')
  test.skip(!mountDisk(folder), 'Only root may mount the small disk that this test fills.')
  const filler = path.join(folder, 'somebody-elses-file')
  try {
    const shop = await ownShops.start('a')
    await shop.ready()
    const read = async (page: string) => (await fetch(shop.address + page)).status
    expect(await read('/')).toBe(200)
    const database = await shop.database()
    const buyers = await addBuyers(database, 400)
    await database.query('update product_sizes set stock = 10000 where product_id = $1', [POT])
    const acknowledged: string[] = []
    const refusals = new Set<string>()
    let turn = 0
    const order = async () => {
      const buyer = buyers[turn++ % buyers.length]
      if (!buyer) throw new Error('There is no buyer.')
      const { status, id, message = '' } = await orderOne(shop.address, buyer, POT)
      if (id) acknowledged.push(id)
      else refusals.add(`${status} ${message}`)
      return status
    }
    expect(await order()).toBe(200)

    // It ends with the disk.
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'])
    expect(statfsSync(folder).bavail).toBeLessThan(20)
    let refused = 0
    // What PostgreSQL has of its log already is written on; then nothing is.
    for (let n = 0; n < 380 && refused < 20; n++) if ((await order()) !== 200) refused++
    expect(refused).toBeGreaterThan(0)
    for (const refusal of refusals) expect(refusal).toMatch(/^503 \w/)
    expect(shop.said()).toContain('No space left on device')
    expect(await read('/')).toBe(200)

    rmSync(filler)
    // PostgreSQL may have to start again first.
    await until(async () => (await order()) === 200, 30_000)
    await shop.ready()
    const again = await shop.database()
    const { rows } = await again.query('select count(*)::int as there from orders where id = any($1)', [
      acknowledged,
    ])
    expect(rows[0].there).toBe(acknowledged.length)
    await shop.end()
  } finally {
    execFileSync('umount', ['-l', folder])
  }
})
