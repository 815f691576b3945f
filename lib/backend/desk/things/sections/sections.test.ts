import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { menuOf } from '#lib/catalogue/rules/menu.ts'
import { sortTree } from '#lib/catalogue/rules/sort-tree.ts'
import { type ActDone, isRefused } from '#lib/desk/rules/act-types.ts'
import type { SectionOfDesk, ShownSection } from '#lib/desk/rules/section-types.ts'
import { env } from '#lib/server/settings/env.ts'
import { oldAddress } from '../../../catalogue/old-address.ts'
import { clearCatalogueCache } from '../../../catalogue-cache.ts'
import { exportCatalogue } from '../../../catalogue-import/export-catalogue.ts'
import { importCatalogue } from '../../../catalogue-import/import-catalogue.ts'
import { db } from '../../../db/pool.ts'
import { withTestDatabase } from '../../../db/test-database.ts'
import { shop } from '../../../orders/test-orders.ts'
import { addProduct } from '../../../test-product.ts'
import { testKeeper, testPicture } from '../test-keeper.ts'
import { readSection, readSections } from './read-sections.ts'

withTestDatabase()

/** Textiles › Sarees › Cotton with two things, beside it Stoles › Silk without any, and Gifts, which is three rows of one name. */
const given = async () => {
  await db.run('truncate products, sections, collections, publications cascade')
  await addProduct({ id: 7, name: 'Red drape' })
  await addProduct({ id: 8, name: 'Blue drape' })
  await db.run('insert into product_texts (product_id) select id from products')
  await db.run(`insert into sections (id, level, parent_id, name, position) values
    (4, 'category', 1, 'Stoles', 1), (5, 'subcategory', 4, 'Silk', 0),
    (20, 'group', null, 'Gifts', 1), (21, 'category', 20, 'Gifts', 0), (22, 'subcategory', 21, 'Gifts', 0)`)
  await db.run(`update sections set product_count = 2 where id in (1, 2, 3)`)
  clearCatalogueCache()
  return testKeeper()
}

const done = (result: object) => {
  if (isRefused(result as ActDone)) throw new Error(JSON.stringify(result))
  return result as ActDone
}
const one = async (id: number): Promise<SectionOfDesk> => {
  const section = await readSection(id)
  if (!section) throw new Error(`No section ${id}.`)
  return section
}
/** As the page of the desk shows them: names, and in brackets what is in them. */
const outline = (sections: readonly ShownSection[]): string =>
  sections
    .map(({ name, sections: inIt }) => (inIt.length > 0 ? `${name} (${outline(inIt)})` : name))
    .join(', ')
const listed = async () => (await readSections()).sections.list
const atDesk = async () => outline(await listed())
const seenOrder = async () => (await readSections()).sections.seen
/** As the menus of the shop show them. */
const inMenus = async () => {
  const menu = menuOf(sortTree(await shop.tree({})))
  return menu
    .map(([, group, categories]) => {
      const each = categories.map(
        ([, name, , subcategories]) => `${name} [${subcategories.map(([, sub]) => sub).join(', ')}]`,
      )
      return `${group} (${each.join(', ')})`
    })
    .join(', ')
}
const lastChange = async () => {
  const [change] = (await readSections()).changes
  if (!change) throw new Error('No change.')
  return { publication: String(change.publication), what: change.what }
}
type Keeper = Awaited<ReturnType<typeof testKeeper>>
const takeBack = async ({ does }: Keeper) => done(await does('undoChange', await lastChange()))

test('sections are shown as the menus have them, with the things that each has; rows of one name are one', async () => {
  await given()
  expect(await atDesk()).toBe('Textiles (Sarees (Cotton), Stoles (Silk)), Gifts')
  const [textiles] = await listed()
  expect(textiles).toMatchObject({ things: 2, picture: undefined })
  // Without a picture of its own its tile has one of its things.
  expect(textiles?.sections[0]).toMatchObject({ name: 'Sarees', things: 2, picture: 'one.webp' })
  expect(await one(22)).toMatchObject({ id: 20, page: { id: 21, level: 'category' }, isTile: true })
  expect(await one(3)).toMatchObject({ way: ['Textiles', 'Sarees'], isTile: false, isHolder: false })
})

describe('a name', () => {
  test('is changed in menus, on the home page and for search, the address stays, and it is taken back', async () => {
    const meera = await given()
    const found = async () =>
      (await shop.products({ search: 'zari', page: 1, limit: 10 })).products.map(({ name }) => name).sort()
    expect(await found()).toEqual([])
    await db.run(`update sections set old_addresses = '{/collections/sarees}' where id = 2`)
    const { seen } = await one(2)
    const result = done(await meera.does('sectionWords', { id: '2', seen: seen.words, name: ' Zari  ' }))
    expect(result).toMatchObject({ message: expect.stringContaining('Zari is saved'), about: '2' })
    expect(result.changed).toEqual({ section: ['', 'Sarees'], name: ['Sarees', 'Zari'] })
    expect(await inMenus()).toContain('Textiles (Zari [Cotton], Stoles [Silk])')
    expect(await found()).toEqual(['Blue drape', 'Red drape'])
    expect(await oldAddress('/collections/sarees')).toBe('/products-section2/2')
    expect((await shop.sitemap({ part: 0 }))?.pages.map(({ path }) => path)).toContain('/products-section2/2')
    expect((await lastChange()).what).toBe('Section Sarees changed')
    await takeBack(meera)
    expect(await inMenus()).toContain('Textiles (Sarees [Cotton]')
    expect(await found()).toEqual([])
  })

  test('of three rows that are one section is changed in all of them', async () => {
    const { does } = await given()
    const { seen } = await one(20)
    done(
      await does('sectionWords', {
        ...{ id: '20', seen: seen.words, name: 'Presents', category_name: 'For you' },
        ...{ short_desc: 'In a box', description: 'Soft & light\r\n\r\nGiven gladly' },
      }),
    )
    expect(
      await db.query(`select id, name, category_name, short_desc, description from sections
       where id in (20, 21, 22) order by id`),
    ).toEqual([
      { id: 20, name: 'Presents', category_name: '', short_desc: '', description: '' },
      {
        ...{ id: 21, name: 'Presents', category_name: 'For you', short_desc: 'In a box' },
        description: '<p>Soft &amp; light</p><p>Given gladly</p>',
      },
      { id: 22, name: 'Presents', category_name: '', short_desc: '', description: '' },
    ])
    expect(await atDesk()).toContain('Presents')
  })

  test('that another one beside it has, that is none, and that is a way is told beside its field', async () => {
    const { does } = await given()
    const { seen } = await one(2)
    for (const [name, said] of [
      ['stoles', 'There is one called stoles here already.'],
      ['  ', 'What is the section called?'],
      ['Women > Sarees', 'one name without >'],
      ['x'.repeat(201), 'at most 200'],
    ])
      expect(await does('sectionWords', { id: '2', seen: seen.words, name })).toMatchObject({
        fields: { name: expect.stringContaining(said ?? '') },
      })
    expect(await atDesk()).toContain('Sarees')
  })

  test('that two people change is changed by the first, and the second is told by whom', async () => {
    const meera = await given()
    const asha = await testKeeper('owner', 'Asha')
    const { seen } = await one(2)
    done(await asha.does('sectionWords', { id: '2', seen: seen.words, name: 'Silks' }))
    expect(await meera.does('sectionWords', { id: '2', seen: seen.words, name: 'Drapes' })).toMatchObject({
      refused: expect.stringContaining('Asha changed this at'),
      isOutdated: true,
    })
    expect(await atDesk()).toContain('Silks')
    // The picture is another form.
    done(await meera.does('sectionPicture', { id: '2', seen: seen.picture, files: [await picture()] }))
  })
})

const picture = async () => new File([new Uint8Array(await testPicture())], 'a.jpg', { type: 'image/jpeg' })

describe('a picture', () => {
  const tile = async (id: number) =>
    (await shop.tree({})).flatMap(({ categories }) => categories).find(one => one.category_id === id)?.image

  test('is encoded anew, shown on the home page, and taken away', async () => {
    const meera = await given()
    const { does } = meera
    const files = [await picture()]
    done(await does('sectionPicture', { id: '2', seen: (await one(2)).seen.picture, files }))
    const name = await tile(2)
    expect(name).toMatch(/^section-[0-9a-f]{10}\.webp$/)
    const stored = path.join(env.dataDir, 'uploads', String(name))
    expect(existsSync(stored)).toBe(true)
    expect((await sharp(stored).metadata()).format).toBe('webp')
    done(await does('sectionPictureAway', { id: '2', seen: (await one(2)).seen.picture }))
    expect(await tile(2)).toBe('one.webp')
    await takeBack(meera)
    expect(await tile(2)).toBe(name)
  })

  test('is one, and of a section that has a tile', async () => {
    const { does } = await given()
    const seen = async (id: number) => (await one(id)).seen.picture
    expect(await does('sectionPicture', { id: '2', seen: await seen(2) })).toMatchObject({
      fields: { pictures: 'Please choose a picture.' },
    })
    await expect(
      does('sectionPicture', { id: '2', seen: await seen(2), files: [new File(['<svg/>'], 'a.jpg')] }),
    ).rejects.toMatchObject({ status: 422 })
    for (const id of [1, 3])
      expect(
        await does('sectionPicture', { id: String(id), seen: await seen(id), files: [await picture()] }),
      ).toMatchObject({ refused: 'This section has no tile on the home page.' })
  })
})

describe('the order', () => {
  test('is changed by arrows among those beside, and an older page does not put it back', async () => {
    const meera = await given()
    const seen = await seenOrder()
    done(await meera.does('sectionMove', { press: 'down:2', seen }))
    expect(await inMenus()).toBe('Textiles (Stoles [Silk], Sarees [Cotton]), Gifts (Gifts [Gifts])')
    expect(await meera.does('sectionMove', { press: 'down:2', seen })).toMatchObject({
      refused: expect.stringContaining('Meanwhile something was'),
      isOutdated: true,
    })
    done(await meera.does('sectionMove', { press: 'up:20', seen: await seenOrder() }))
    expect(await atDesk()).toBe('Gifts, Textiles (Stoles (Silk), Sarees (Cotton))')
    await takeBack(meera)
    expect(await atDesk()).toBe('Textiles (Stoles (Silk), Sarees (Cotton)), Gifts')
  })

  test('has a beginning and an end, and what is no arrow is refused', async () => {
    const { does } = await given()
    const seen = await seenOrder()
    for (const press of ['up:1', 'down:20', 'up:3'])
      expect(done(await does('sectionMove', { press, seen })).message).toContain('nothing was changed')
    expect(await does('sectionMove', { press: 'up:99', seen })).toHaveProperty('refused')
    expect(await does('sectionMove', { press: 'first:2', seen })).toHaveProperty('refused')
    expect(await db.query('select from publications')).toEqual([])
  })
})

describe('a new section', () => {
  test('stands last among the groups, with all that a thing needs to stand in it', async () => {
    const meera = await given()
    done(await meera.does('sectionAdd', { under: '0', name: 'Toys' }))
    expect(await inMenus()).toContain('Gifts (Gifts [Gifts]), Toys (Toys [Toys])')
    expect(await atDesk()).toBe('Textiles (Sarees (Cotton), Stoles (Silk)), Gifts, Toys')
    await takeBack(meera)
    expect(await atDesk()).toBe('Textiles (Sarees (Cotton), Stoles (Silk)), Gifts')
  })

  test('is added in a group with a tile, and in a section of that without one', async () => {
    const { does } = await given()
    done(await does('sectionAdd', { under: '1', name: 'Shawls' }))
    done(await does('sectionAdd', { under: '4', name: 'Wool' }))
    expect(await inMenus()).toContain('Textiles (Sarees [Cotton], Stoles [Silk, Wool], Shawls [Shawls])')
    expect(await does('sectionAdd', { under: '4', name: 'wool' })).toMatchObject({
      fields: { name: 'There is one called wool here already.' },
    })
    for (const under of ['5', '999'])
      expect(await does('sectionAdd', { under, name: 'Lost' })).toHaveProperty('refused')
  })

  test('takes the empty place that was made with its group, unless something is in it or said of it', async () => {
    const { does } = await given()
    done(await does('sectionAdd', { under: '0', name: 'Women' }))
    const women = String((await listed()).at(-1)?.id)
    done(await does('sectionAdd', { under: women, name: 'Tunics' }))
    done(await does('sectionAdd', { under: women, name: 'Skirts' }))
    expect(await inMenus()).toContain('Women (Tunics [Tunics], Skirts [Skirts])')
    await db.run('update products set group_id = 20, category_id = 21, subcategory_id = 22 where id = 7')
    done(await does('sectionAdd', { under: '20', name: 'Boxes' }))
    expect(await inMenus()).toContain('Gifts (Gifts [Gifts], Boxes [Boxes])')
  })

  test('has a number that nothing else had, a collection either, and none of the withdrawn', async () => {
    const { does } = await given()
    await db.run(`insert into collections (id, name, tag) values (1000, 'New', 'new')`)
    await db.run(
      `insert into sections (id, level, parent_id, name, withdrawn) values (2000, 'group', null, 'Old', true)`,
    )
    done(await does('sectionAdd', { under: '0', name: 'Toys' }))
    const rows = await db.query<{ id: number }>(`select id from sections where name = 'Toys' order by id`)
    expect(rows.map(({ id }) => id)).toEqual([10_000, 10_001, 10_002])
  })
})

describe('a section that goes', () => {
  test('is empty: else it says what is in it, hidden and further things counted', async () => {
    const { does } = await given()
    const away = async (id: number) => does('sectionAway', { id: String(id), seen: (await one(id)).seen.all })
    expect(await away(1)).toMatchObject({ refused: expect.stringContaining('2 sections and 2 things') })
    expect(await away(4)).toMatchObject({ refused: expect.stringContaining('1 section in it') })
    expect(await away(3)).toMatchObject({ refused: expect.stringContaining('2 things in it') })
    await db.run('update products set withdrawn = true, hidden = true where id = 7')
    await db.run(`update products set further = '{5}', subcategory_id = 5, category_id = 4 where id = 8`)
    expect(await away(3)).toMatchObject({ refused: expect.stringContaining('1 thing in it') })
    await db.run(`update products set further = '{22}' where id = 8`)
    expect(await away(20)).toMatchObject({ refused: expect.stringContaining('1 thing in it') })
    expect(await atDesk()).toBe('Textiles (Sarees (Cotton), Stoles (Silk)), Gifts')
  })

  test('leaves the menus, nothing else goes, and it comes back by the history or by its name, with its number', async () => {
    const meera = await given()
    const away = async (id: number) =>
      done(await meera.does('sectionAway', { id: String(id), seen: (await one(id)).seen.all }))
    expect(await away(20)).toMatchObject({ to: '/desk/shop/sections', message: 'Gifts is taken away.' })
    expect(await inMenus()).toBe('Textiles (Sarees [Cotton], Stoles [Silk])')
    await takeBack(meera)
    expect(await inMenus()).toBe('Textiles (Sarees [Cotton], Stoles [Silk]), Gifts (Gifts [Gifts])')
    await away(20)
    done(await meera.does('sectionAdd', { under: '0', name: 'gifts' }))
    expect((await one(22)).id).toBe(20)
  })

  test('comes back only after what it was in', async () => {
    const meera = await given()
    const away = async (id: number) => {
      done(await meera.does('sectionAway', { id: String(id), seen: (await one(id)).seen.all }))
      return (await lastChange()).publication
    }
    const [silk, stoles] = [await away(5), await away(4)]
    expect(await meera.does('undoChange', { publication: silk })).toHaveProperty('refused')
    expect(await atDesk()).toBe('Textiles (Sarees (Cotton)), Gifts')
    for (const publication of [stoles, silk]) done(await meera.does('undoChange', { publication }))
    expect(await atDesk()).toBe('Textiles (Sarees (Cotton), Stoles (Silk)), Gifts')
  })

  test('is not taken away by an older page that does not show what came into it', async () => {
    const { does } = await given()
    const { seen } = await one(20)
    done(await does('sectionWords', { id: '20', seen: seen.words, name: 'Presents' }))
    expect(await does('sectionAway', { id: '20', seen: seen.all })).toMatchObject({
      refused: expect.stringContaining('changed this'),
    })
    expect(await does('sectionAway', { id: '99', seen: seen.all })).toMatchObject({
      refused: 'It is not there any more.',
    })
  })

  test('is not the last one', async () => {
    const { does } = await given()
    await db.run('truncate products cascade')
    await db.run('delete from sections where id < 20')
    expect(await does('sectionAway', { id: '20', seen: (await one(20)).seen.all })).toMatchObject({
      refused: expect.stringContaining('at least one'),
    })
  })
})

describe('a collection', () => {
  const inShop = async () => (await shop.collections({})).map(({ collection_desc }) => collection_desc)
  const collectionsGiven = async () => {
    const keeper = await given()
    await db.run(`update products set tags = '{new}'`)
    await db.run(
      `insert into collections (id, name, tag, position) values (9001, 'New', 'new', 0), (9002, 'Fresh', 'new', 1)`,
    )
    return keeper
  }

  test('is renamed, moved, given a picture and taken away like a section, and what it lists stays', async () => {
    const meera = await collectionsGiven()
    const { does } = meera
    const { seen } = await one(9001)
    expect(await one(9001)).toMatchObject({ isTile: true, isHolder: false, page: { level: 'collection' } })
    done(
      await does('sectionWords', { id: '9001', seen: seen.words, name: 'Just in', short_desc: 'This week' }),
    )
    expect((await shop.collections({}))[0]).toMatchObject({
      collection_desc: 'Just in',
      short_desc: 'This week',
    })
    done(await does('sectionMove', { press: 'up:9002', seen: (await readSections()).collections.seen }))
    expect(await inShop()).toEqual(['Fresh', 'Just in'])
    done(
      await does('sectionPicture', {
        ...{ id: '9001', seen: seen.picture },
        files: [await picture()],
      }),
    )
    expect((await shop.collections({}))[1]?.image).toMatch(/^section-/)
    for (const id of [9001, 9002])
      done(await does('sectionAway', { id: String(id), seen: (await one(id)).seen.all }))
    expect(await inShop()).toEqual([])
    expect(await db.one('select count(*)::int as things from products where not withdrawn')).toEqual({
      things: 2,
    })
    expect(await atDesk()).toBe('Textiles (Sarees (Cotton), Stoles (Silk)), Gifts')
    await takeBack(meera)
    expect(await inShop()).toEqual(['Fresh'])
  })

  test('has no section in it', async () => {
    const { does } = await collectionsGiven()
    expect(await does('sectionAdd', { under: '9001', name: 'Toys' })).toHaveProperty('refused')
  })
})

test('who packs does none of it', async () => {
  await given()
  const ravi = await testKeeper('packer', 'Ravi')
  const { seen } = await one(20)
  for (const [act, values] of [
    ['sectionAdd', { under: '0', name: 'Toys' }],
    ['sectionWords', { id: '20', seen: seen.words, name: 'Presents' }],
    ['sectionMove', { press: 'up:20', seen: await seenOrder() }],
    ['sectionPictureAway', { id: '20', seen: seen.picture }],
    ['sectionAway', { id: '20', seen: seen.all }],
  ] as const)
    await expect(ravi.does(act, values)).rejects.toMatchObject({ status: 403 })
})

test('a sheet that is exported afterwards says what was done here, and is no change when it is taken in', async () => {
  const { does } = await given()
  done(await does('sectionAdd', { under: '1', name: 'Shawls' }))
  done(await does('sectionMove', { press: 'up:20', seen: await seenOrder() }))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sections-'))
  await exportCatalogue({ folder })
  expect(await readFile(path.join(folder, 'categories.csv'), 'utf8')).toContain('Shawls')
  expect(await importCatalogue({ folder })).toMatchObject({ sections: 0, sectionsWithdrawn: 0 })
  await rm(folder, { recursive: true })
})
