import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ActDone, isRefused } from '#lib/desk/rules/act-types.ts'
import { env } from '#lib/server/settings/env.ts'
import { importCatalogue } from '../../catalogue-import/import-catalogue.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { lastPublications } from '../../publications/history.ts'
import { addProduct, addVariants } from '../../test-product.ts'
import { makeDraft, readDraft } from './drafts.ts'
import { readThing } from './read-thing.ts'
import { seenForms } from './seen-forms.ts'
import { testKeeper, testPicture } from './test-keeper.ts'
import { thingReads } from './thing-acts.ts'

withTestDatabase()

const given = async () => {
  await db.run('truncate products, sections, publications, desk_drafts, desk_uploads cascade')
  await addProduct({ id: 7, name: 'Cotton kurta', sizes: { S: 4, M: 2 }, colors: ['Red'], price: 499 })
  await addProduct({ id: 8, name: 'Silk stole', price: 899 })
  await db.run('insert into product_texts (product_id) select id from products')
  return testKeeper()
}
const thing = async (id = 7) => {
  const found = await readThing(id)
  if (!found) throw new Error('No thing.')
  return found
}
const done = (result: object) => {
  if (isRefused(result as ActDone)) throw new Error(JSON.stringify(result))
  return result as ActDone
}

describe('one thing', () => {
  test('a new price is published, told in the book, kept beside the imports, and taken back', async () => {
    const { does } = await given()
    const { price } = seenForms(await thing())
    const result = done(await does('price', { id: '7', seen: price, discountPrice: '₹1,299', mrp: '1500' }))
    expect(result.changed).toEqual({ discountPrice: ['499', '1299'], mrp: ['998', '1500'] })
    expect((await thing()).cells).toMatchObject({ discountPrice: '1299', mrp: '1500' })
    const [change] = await lastPublications()
    expect(change).toMatchObject({ desk: true, changed: 1, source: 'Cotton kurta changed' })
    expect(await db.query('select outcome, about from desk_book order by id desc limit 1')).toEqual([
      { outcome: 'done', about: 'A-7' },
    ])
    done(await does('undoChange', { publication: String(change?.id) }))
    expect((await thing()).cells).toMatchObject({ discountPrice: '499', mrp: '998' })
  })

  test('of two who change one price the second is told by whom it was changed, and nothing is lost', async () => {
    const meera = await given()
    const asha = await testKeeper('owner', 'Asha')
    const { price } = seenForms(await thing())
    done(await asha.does('price', { id: '7', seen: price, discountPrice: '450', mrp: '' }))
    const second = await meera.does('price', { id: '7', seen: price, discountPrice: '600', mrp: '' })
    expect(second).toMatchObject({ refused: expect.stringContaining('Asha changed this at') })
    expect((await thing()).cells.discountPrice).toBe('450')
    const { words } = seenForms(await thing())
    done(await meera.does('words', { id: '7', seen: words, name: 'Kurta of cotton' }))
  })

  test('what was changed again stays when a change is taken back, and is told by its name', async () => {
    const { does } = await given()
    const change = async (field: 'price' | 'words', cells: Record<string, string>) =>
      done(await does(field, { id: '7', seen: seenForms(await thing())[field], ...cells }))
    await change('price', { discountPrice: '450', mrp: '1000' })
    const [first] = await lastPublications()
    await change('price', { discountPrice: '450', mrp: '900' })
    const undo = { publication: String(first?.id) }
    expect(done(await does('undoChange', undo)).message).toBe(
      'Taken back, but not all of it. “Cotton kurta” was changed again since, and stays.',
    )
    expect((await thing()).cells).toMatchObject({ discountPrice: '499', mrp: '900' })
    expect(await does('undoChange', undo)).toMatchObject({ refused: 'This is taken back already.' })
    expect(await does('undoChange', { publication: '999' })).toHaveProperty('refused')
    await change('price', { discountPrice: '480', mrp: '900' })
    const [second] = await lastPublications()
    await change('price', { discountPrice: '470', mrp: '900' })
    expect(await does('undoChange', { publication: String(second?.id) })).toMatchObject({
      refused: 'Nothing of it is taken back. “Cotton kurta” was changed again since, and stays.',
    })
  })

  test('a price above the MRP is refused beside its field', async () => {
    const { does } = await given()
    const { price } = seenForms(await thing())
    const result = await does('price', { id: '7', seen: price, discountPrice: '1200', mrp: '1000' })
    expect(result).toMatchObject({ fields: { mrp: expect.stringContaining('1000') } })
    expect(await does('price', { id: '7', seen: price, discountPrice: 'cheap', mrp: '' })).toMatchObject({
      fields: { discountPrice: expect.any(String) },
    })
  })

  test('a form sent twice counts once', async () => {
    const { does } = await given()
    const key = 'a'.repeat(24)
    await does('stock', { id: '7', size: 'S', by: '5' }, key)
    await does('stock', { id: '7', size: 'S', by: '5' }, key)
    expect((await thing()).sizes).toContainEqual({ size: 'S', stock: 9 })
  })

  test('stock is stepped from what there is, never below none', async () => {
    const { does } = await given()
    await db.run(`update product_sizes set stock = 1 where product_id = 7 and size_desc = 'S'`)
    expect(await does('stock', { id: '7', size: 'S', by: '−2' })).toMatchObject({
      refused: expect.stringContaining('only 1'),
    })
    expect(done(await does('stock', { id: '7', size: 'S', by: '-1' })).message).toContain('0 now')
    expect(await does('stock', { id: '7', size: 'S', by: '2.5' })).toMatchObject({
      fields: { by: expect.any(String) },
    })
    expect(await does('stock', { id: '7', size: 'XXL', by: '1' })).toMatchObject({
      refused: expect.any(String),
    })
  })

  test('a choice with pieces of its own is stepped with the sum of its size, and one that never runs out is not', async () => {
    const { does } = await given()
    await addVariants(8, [
      { color: 'Red', stock: 3 },
      { color: 'Blue', stock: 4 },
    ])
    await addVariants(7, [
      { size: 'S', unlimited: true },
      { size: 'M', stock: 2 },
    ])
    const [red] = (await thing(8)).variants
    done(await does('stock', { id: '8', size: 'NA', variant: String(red?.id), by: '5' }))
    expect((await thing(8)).variants.map(({ stock }) => stock)).toEqual([8, 4])
    expect((await thing(8)).sizes).toEqual([{ size: 'NA', stock: 12 }])
    expect(await does('stock', { id: '8', size: 'NA', by: '5' })).toMatchObject({
      refused: expect.any(String),
    })
    const [endless] = (await thing(7)).variants
    expect(await does('stock', { id: '7', size: 'S', variant: String(endless?.id), by: '1' })).toMatchObject({
      refused: expect.stringContaining('never runs out'),
    })
  })

  test('a size is added and taken away without touching what was sold of the others', async () => {
    const { does } = await given()
    await db.run(`update product_sizes set stock = 1 where product_id = 7 and size_desc = 'M'`)
    done(await does('addSize', { id: '7', size: 'XL', pieces: '6' }))
    expect((await thing()).sizes).toEqual([
      { size: 'S', stock: 4 },
      { size: 'M', stock: 1 },
      { size: 'XL', stock: 6 },
    ])
    expect(await does('addSize', { id: '7', size: 'xl', pieces: '6' })).toMatchObject({
      fields: { size: expect.any(String) },
    })
    done(await does('removeSize', { id: '7', size: 'S' }))
    expect((await thing()).sizes.map(({ size }) => size)).toEqual(['M', 'XL'])
  })

  test('a choice gets another price, and a new one is added', async () => {
    const { does } = await given()
    await addVariants(7, [
      { size: 'S', stock: 1 },
      { size: 'M', stock: 2 },
    ])
    const before = await thing()
    const [small] = before.variants
    const seen = seenForms(before).choices[String(small?.id)]
    done(await does('choice', { id: '7', variant: String(small?.id), seen, price: '450' }))
    expect((await thing()).variants.map(({ price, stock }) => [price, stock])).toEqual([
      ['450', 1],
      ['', 2],
    ])
    expect(await does('choice', { id: '7', variant: String(small?.id), seen, price: '460' })).toMatchObject({
      refused: expect.any(String),
    })
    done(await does('choice', { id: '7', option1: 'L', price: '550', stock: '3' }))
    expect((await thing()).variants.map(({ name, price, stock }) => [name, price, stock])).toContainEqual([
      'L',
      '550',
      3,
    ])
  })

  test('a text that stays as the form showed it is no change', async () => {
    const { does } = await given()
    await db.run(`update products set description = '<p>Soft &amp; light</p>' where id = 7`)
    const form = { id: '7', seen: seenForms(await thing()).words, name: 'Cotton kurta' }
    expect(done(await does('words', { ...form, description: 'Soft & light' })).message).toContain(
      'nothing was changed',
    )
    done(await does('words', { ...form, description: 'Soft\r\n\r\nLight' }))
    expect((await thing()).cells.description).toBe('<p>Soft</p><p>Light</p>')
  })

  test('search knows the words of what is sold, whatever is changed of it', async () => {
    const { does } = await given()
    const isKnown = async (word: string) =>
      (await db.one('select 1 from search_words where word = $1', [word])) !== undefined
    const price = async (discountPrice: string) =>
      done(await does('price', { id: '7', seen: seenForms(await thing()).price, discountPrice, mrp: '' }))
    await price('500')
    await price('510')
    expect(await isKnown('kurta')).toBe(true)
    done(await does('words', { id: '7', seen: seenForms(await thing()).words, name: 'Linen dhoti' }))
    expect([await isKnown('kurta'), await isKnown('dhoti')]).toEqual([false, true])
    done(await does('hide', { id: '7', seen: seenForms(await thing()).shown }))
    expect(await isKnown('dhoti')).toBe(false)
  })

  test('hidden things leave the shop, keep everything, and come back', async () => {
    const { does } = await given()
    done(await does('hide', { id: '7', seen: seenForms(await thing()).shown }))
    expect(await db.one('select withdrawn, hidden from products where id = 7')).toEqual({
      withdrawn: true,
      hidden: true,
    })
    expect((await thingReads.list.do({ show: 'hidden' }, {} as never)).things.map(({ id }) => id)).toEqual([
      7,
    ])
    done(await does('show', { id: '7', seen: seenForms(await thing()).shown }))
    expect(await db.one('select withdrawn, hidden from products where id = 7')).toEqual({
      withdrawn: false,
      hidden: false,
    })
  })

  test('pictures are put first and taken away', async () => {
    const { does } = await given()
    const seen = async () => seenForms(await thing()).pictures
    done(
      await does('pictures', { id: '7', seen: await seen(), order: 'one.webp|two.webp', press: 'first:1' }),
    )
    expect((await thing()).pictures.map(({ name }) => name)).toEqual(['two.webp', 'one.webp'])
    done(
      await does('pictures', {
        id: '7',
        seen: await seen(),
        order: 'two.webp|one.webp',
        press: 'remove:1',
        'name-0': 'two.webp',
        'alt-0': 'From behind',
      }),
    )
    expect((await thing()).pictures).toEqual([{ name: 'two.webp', alt: 'From behind' }])
  })

  test('what the law asks and facts of her own are kept', async () => {
    const { does } = await given()
    done(
      await does('told', {
        id: '7',
        seen: seenForms(await thing()).told,
        hsn: '6204',
        origin_country: 'India',
        tax_rate: '5',
      }),
    )
    done(
      await does('facts', {
        id: '7',
        seen: seenForms(await thing()).facts,
        new_name: 'Washing',
        new_fact: 'Cold',
      }),
    )
    expect((await thing()).cells).toMatchObject({
      hsn: '6204',
      origin_country: 'IN',
      tax_rate: '5',
      'attr:Washing': 'Cold',
    })
  })
})

describe('a new thing', () => {
  const picture = async (name: string, bytes?: Buffer) =>
    new File([new Uint8Array(bytes ?? (await testPicture()))], name, { type: 'image/jpeg' })

  test('is a draft, tells what is missing, and is in the shop with its pictures, section and sizes', async () => {
    const { does, person } = await given()
    const draft = String(await makeDraft(person))
    done(await does('draftPictures', { draft, files: [await picture('a.jpg'), await picture('b.jpg')] }))
    expect((await readDraft(draft))?.pictures.map(({ state }) => state)).toEqual(['ready', 'ready'])
    expect(await does('publishDraft', { draft, name: 'Linen shirt' })).toMatchObject({
      fields: { discountPrice: expect.any(String), new_section: expect.any(String) },
    })
    const made = done(
      await does('publishDraft', {
        ...{
          draft,
          name: 'Linen shirt',
          new_section: 'Men > Shirts > Linen',
          discountPrice: '1,250',
          mrp: '1500',
        },
        ...{
          'size-1': 'M',
          'pieces-1': '3',
          'size-2': 'L',
          'pieces-2': '1',
          'price-2': '1300',
          color: 'White, Blue',
        },
      }),
    )
    const shirt = await thing(Number(made.to?.split('/').at(-1)))
    expect(shirt).toMatchObject({ name: 'Linen shirt', slug: 'linen-shirt', hidden: false })
    expect(shirt.sizes).toEqual([
      { size: 'M', stock: 3 },
      { size: 'L', stock: 1 },
    ])
    expect(shirt.variants.map(({ name, price }) => `${name} ${price}`)).toEqual([
      'M · White ',
      'M · Blue ',
      'L · White 1300',
      'L · Blue 1300',
    ])
    expect(shirt.pictures).toHaveLength(2)
    for (const { name } of shirt.pictures)
      expect(existsSync(path.join(env.dataDir, 'uploads', name))).toBe(true)
    expect(await readDraft(draft)).toBeUndefined()
    expect(await db.one(`select name from sections where name = 'Linen'`)).toEqual({ name: 'Linen' })
  })

  test('may be called as another one', async () => {
    const { does, person } = await given()
    const fields = { name: 'Cotton kurta', subcategory_id: '3', discountPrice: '300', 'pieces-1': '2' }
    const made = done(await does('publishDraft', { draft: String(await makeDraft(person)), ...fields }))
    expect((await thing(Number(made.to?.split('/').at(-1)))).slug).toBe('cotton-kurta')
    const again = done(await does('publishDraft', { draft: String(await makeDraft(person)), ...fields }))
    expect((await thing(Number(again.to?.split('/').at(-1)))).slug).toBe('cotton-kurta-2')
  })

  test('a copy is a draft with the same words and pictures', async () => {
    const { does } = await given()
    const copied = done(await does('copy', { id: '7' }))
    const draft = await readDraft(String(copied.to?.split('/').at(-1)))
    expect(draft?.fields).toMatchObject({
      name: 'Cotton kurta (copy)',
      discountPrice: '499',
      'size-1': 'S',
      color: 'Red',
    })
  })

  test('a film, half a HEIC photo and a text that are called .jpg are refused in a sentence, and leave nothing', async () => {
    const { does, person } = await given()
    const draft = String(await makeDraft(person))
    for (const [bytes, said] of [
      [Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41', 'latin1'), 'film'],
      [readFileSync('lib/backend/media/heic/test-photo.heic').subarray(0, 500), 'cannot be read'],
      [Buffer.from('hello, this is a text'), 'no picture'],
      [Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(500)]), 'cannot be read'],
    ] as const)
      expect(await does('draftPictures', { draft, files: [await picture('a.jpg', bytes)] })).toMatchObject({
        refused: expect.stringContaining(said),
      })
    expect((await readDraft(draft))?.pictures).toEqual([])
  })

  test('a HEIC photo is kept like any other', async () => {
    const { does, person } = await given()
    const draft = String(await makeDraft(person))
    const photo = readFileSync('lib/backend/media/heic/test-photo.heic')
    await does('draftPictures', { draft, files: [await picture('IMG_1.HEIC', photo)] })
    expect((await readDraft(draft))?.pictures).toHaveLength(1)
  })

  test('more than eight pictures are refused in a sentence', async () => {
    const { does, person } = await given()
    const draft = String(await makeDraft(person))
    const files = await Promise.all(Array.from({ length: 9 }, (_, nth) => picture(`${nth}.jpg`)))
    expect(done(await does('draftPictures', { draft, files })).message).toContain('At most 8')
    expect((await readDraft(draft))?.pictures).toHaveLength(8)
  })
})

describe('many at once', () => {
  test('prices go up by percent as they were shown, and go back in one press', async () => {
    const { does } = await given()
    await addVariants(7, [
      { size: 'S', price: 450, stock: 1 },
      { size: 'M', stock: 2 },
    ])
    const chosen = { picks: '7,8', all: '', q: '', section: '', show: 'all' as const }
    const { preview } = await thingReads.prices.do(
      { ...chosen, percent: '10', rounding: 'nine' },
      {} as never,
    )
    expect(preview?.shown.map(({ name, to }) => [name, to])).toEqual([
      ['Silk stole', 98900],
      ['Cotton kurta', 54900],
      ['Cotton kurta · S', 49900],
    ])
    const form = { ...chosen, percent: '10', rounding: 'nine', seen: preview?.seen }
    await db.run('update products set discount_paise = 90000 where id = 8')
    expect(await does('priceMany', form)).toMatchObject({
      refused: expect.stringContaining('prices have changed'),
    })
    const again = (await thingReads.prices.do({ ...chosen, percent: '10', rounding: 'nine' }, {} as never))
      .preview
    done(await does('priceMany', { ...form, seen: again?.seen }))
    expect((await thing()).cells.discountPrice).toBe('549')
    expect((await thing()).variants.map(({ price }) => price)).toEqual(['499', ''])
    const [change] = await lastPublications()
    done(await does('undoChange', { publication: String(change?.id) }))
    expect((await thing()).variants.map(({ price }) => price)).toEqual(['450', ''])
  })

  test('what would cost more than its MRP stays', async () => {
    await given()
    const { preview } = await thingReads.prices.do(
      { picks: '7', all: '', q: '', section: '', show: 'all', percent: '150', rounding: 'rupee' },
      {} as never,
    )
    expect(preview).toMatchObject({ left: 1, count: 0 })
  })

  test('they are moved, hidden and shown, also all that a search finds', async () => {
    const { does } = await given()
    const all = { picks: '', all: '1', q: 'kurta', section: '', show: 'all' }
    done(await does('moveMany', { ...all, new_section: 'Sale' }))
    expect(
      await db.one(`select s.name from products p join sections s on s.id = p.subcategory_id where p.id = 7`),
    ).toEqual({ name: 'Sale' })
    done(await does('hideMany', all))
    expect((await thing(7)).hidden).toBe(true)
    expect((await thing(8)).hidden).toBe(false)
    done(await does('showMany', { ...all, show: 'hidden' }))
    expect((await thing(7)).hidden).toBe(false)
    expect(await does('hideMany', { picks: '', all: '' })).toMatchObject({ refused: 'Nothing was chosen.' })
  })

  test('a section is sorted, and an older page does not put it back', async () => {
    const { does } = await given()
    done(await does('order', { section: '3', seen: '7|8', order: '7|8', press: 'down:0' }))
    expect((await thingReads.sorted.do(3, {} as never)).things.map(({ id }) => id)).toEqual([8, 7])
    expect(await does('order', { section: '3', seen: '7|8', order: '7|8', press: 'down:0' })).toMatchObject({
      refused: expect.stringContaining('order'),
    })
  })
})

test('a hundred changes of the desk, and many saves under Shop, leave the last ten imports to be undone', async () => {
  const { does } = await given()
  for (let nth = 0; nth < 3; nth++) {
    await db.run(
      `insert into publications (id, kind, source, added, changed, withdrawn, sections, shop) values ($1, 'import', 'x', 0, 1, 0, 0, false)`,
      [nth + 1],
    )
  }
  await db.run(`insert into publications (id, kind, source, desk, added, changed, withdrawn, sections, shop)
    select n, 'import', 'y', true, 0, 1, 0, 0, false from generate_series(4, 110) n`)
  await db.run(`insert into publications (id, kind, source, added, changed, withdrawn, sections, shop)
    select n, 'import', '/desk/shop/paying', 0, 0, 0, 0, true from generate_series(111, 130) n`)
  done(await does('price', { id: '7', seen: seenForms(await thing()).price, discountPrice: '400', mrp: '' }))
  const kept = await lastPublications()
  const ofShop = kept.filter(({ source }) => source === '/desk/shop/paying')
  expect(ofShop.map(({ id }) => id)).toEqual([130, 129, 128, 127, 126, 125, 124, 123, 122, 121])
  expect(kept.filter(({ desk, source }) => !desk && source === 'x').map(({ id }) => id)).toEqual([3, 2, 1])
  expect(kept.filter(({ desk }) => desk)).toHaveLength(100)
})

test('the list finds by name, code and choice, and shows what is running out, page by page', async () => {
  await given()
  await addProduct({ id: 9, name: 'Brass lamp', sizes: { NA: 0 } })
  await db.run(`update products set sku = 'LAMP-1', images = '{}' where id = 9`)
  const found = async (asked: object) =>
    (await thingReads.list.do(asked, {} as never)).things.map(({ id }) => id)
  expect(await found({})).toEqual([9, 8, 7])
  expect(await found({ after: '9' })).toEqual([8, 7])
  expect(await found({ q: 'KURTA cotton' })).toEqual([7])
  expect(await found({ q: 'lamp-' })).toEqual([9])
  expect(await found({ q: '100%' })).toEqual([])
  expect(await found({ show: 'few' })).toEqual([9, 7])
  expect(await found({ show: 'few', few: '1' })).toEqual([9])
  expect(await found({ show: 'out' })).toEqual([9])
  expect(await found({ show: 'no-picture' })).toEqual([9])
  expect(await found({ section: '2' })).toEqual([9, 8, 7])
  expect(await found({ section: '99' })).toEqual([])
})

test('while a sheet is being published a change is refused at once, and nothing waits', async () => {
  const { does } = await given()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const folder = path.join(env.dataDir, 'sheet')
  const { mkdir, writeFile } = await import('node:fs/promises')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'products.csv'), 'id,discountPrice\n8,950\n')
  const importing = importCatalogue({
    folder,
    agree: () => held.then(() => true),
  })
  const until = async () => {
    for (;;) {
      const row = await db.one(
        `select 1 from pg_locks where relation = 'sections'::regclass and mode = 'ShareRowExclusiveLock' and granted`,
      )
      if (row) return
    }
  }
  await until()
  const result = await does('price', {
    id: '7',
    seen: seenForms(await thing()).price,
    discountPrice: '400',
    mrp: '',
  })
  release()
  await importing
  expect(result).toMatchObject({ refused: expect.stringContaining('Press again') })
})

test('a packer does none of it', async () => {
  await given()
  const packer = await testKeeper('packer', 'Ravi')
  await expect(packer.does('stock', { id: '7', size: 'S', by: '1' })).rejects.toMatchObject({ status: 403 })
})
