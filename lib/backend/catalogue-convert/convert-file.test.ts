import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { countConverted } from '#scripts/count-converted/count-converted.ts'
import { csvLine } from '../catalogue-import/csv.ts'
import { FRENCH_WOOCOMMERCE, META, NEW_SHOPIFY, SHOPIFY, WOOCOMMERCE, withFiles } from './test-files.ts'

const { convert } = withFiles()

describe('a file of Shopify', () => {
  test('becomes products with options, variants, pictures by address, tags and what search engines are told', async () => {
    const { format, products, variants } = await convert(SHOPIFY)
    expect(format).toBe('shopify')
    expect(products[0]).toEqual({
      ASIN: 'linen-shirt',
      name: 'Linen shirt',
      path: 'Apparel > Clothing > Shirts',
      brand: 'Haat',
      tags: 'summer|linen|men',
      originalPrice: '0',
      discountPrice: '1399',
      options: 'Size|Fit',
      images: 'https://cdn.example/2.jpg?v=1|https://cdn.example/1.jpg?v=1|https://cdn.example/3.jpg',
      image_alt: 'Back / cuff|Front|Sleeve',
      description: 'Woven, by hand.',
      colongdescription: '<p>Woven by hand.</p>\n<p>Second line.</p>',
      seo_title: 'Linen shirt for men',
      seo_description: 'Woven, by hand.',
      purchase_price: '650',
      old_addresses: '/products/linen-shirt',
      'attr:Fabric': 'Linen',
      'attr:Gender': 'male',
      'attr:Type': 'Shirt',
    })
    expect(variants.slice(0, 3)).toEqual([
      {
        ...{
          product: 'linen-shirt',
          option1: '38',
          option2: 'Slim',
          SKU: 'LS-38-S',
          price: '1499',
          stock: '4',
        },
        ...{ image: 'https://cdn.example/slim.jpg', weight_g: '250', barcode: '8901234567890' },
      },
      {
        ...{
          product: 'linen-shirt',
          option1: '38',
          option2: 'Regular',
          SKU: 'LS-38-R',
          stock: '0',
          weight_g: '250',
        },
        promise: 'Sent as soon as it is in again',
      },
      {
        product: 'linen-shirt',
        option1: '40',
        option2: 'Slim',
        price: '1499',
        stock: 'unlimited',
        weight_g: '250',
      },
    ])
  })

  test('keeps a draft and what is not published hidden, and a product without options its pieces', async () => {
    const { products, variants } = await convert(SHOPIFY)
    expect(products[1]).toMatchObject({
      ASIN: 'clay-lamp',
      hidden: 'true',
      sizes: 'NA:7',
      SKU: 'CL-1',
      discountPrice: '99.50',
      path: 'Lamps',
    })
    expect(products[2]).toMatchObject({ ASIN: 'brass-bell', hidden: 'true', options: 'Pack', path: 'Other' })
    expect(variants.at(-1)).toEqual({ product: 'brass-bell', option1: '1 piece', stock: 'unlimited' })
  })

  test('says what it could not carry as it stood, by line', async () => {
    const { told } = await convert(SHOPIFY)
    expect(told).toEqual([
      '2 is not carried: the shop has no place for it',
      '4 is a stock below nothing: 0 is taken',
      expect.stringMatching(/^2 is a price of before, which need not be an MRP: left out/),
      expect.stringMatching(/^5 is a price of before, which need not be an MRP: left out/),
      '2 is a purchase price beside a higher one of the same product: the higher is kept',
      '5 is a purchase price beside a higher one of the same product: the higher is kept',
      '7 is not carried: the shop has no place for it',
      '8 never runs out or is sold when out, and has no options: it has the one option “Pack”, “1 piece”',
      '9 is a gift card: left out',
      '10 has no price: left out',
    ])
  })

  test('is read in its newer words too', async () => {
    const { products, variants } = await convert(NEW_SHOPIFY)
    expect(products).toMatchObject([
      {
        ASIN: 'sari',
        name: 'Sari',
        options: 'Color',
        discountPrice: '4500',
        originalPrice: '0',
        'attr:Color': 'red',
      },
    ])
    expect(variants).toMatchObject([
      { option1: 'Red', stock: '1', image: 'https://cdn.example/r.jpg' },
      { option1: 'Green', stock: '2', price: '4700', promise: 'Sent as soon as it is in again' },
    ])
  })
})

describe('a file of WooCommerce', () => {
  test('becomes products with variants, wherever in the file they stand, and an empty value means each', async () => {
    const { format, products, variants } = await convert(WOOCOMMERCE)
    expect(format).toBe('woocommerce')
    expect(products[0]).toEqual({
      ASIN: 'KURTA',
      name: 'Kurta & stole',
      path: 'Clothing > Kurtas',
      brand: 'Haat',
      tags: 'cotton|hand, made|Sale',
      originalPrice: '0',
      discountPrice: '400',
      options: 'Colour|Size',
      SKU: 'KURTA',
      weight_g: '500',
      length_cm: '30',
      breadth_cm: '20',
      height_cm: '2',
      images: 'https://shop.example/a.jpg|https://shop.example/b,1.jpg',
      description: 'Short\nsecond line',
      colongdescription: '<p>Long</p>',
      seo_title: 'Kurta for all',
      old_addresses: '/product/kurta-stole',
      'attr:Length (cm)': '30',
      'attr:Width (cm)': '20',
      'attr:Height (cm)': '2',
    })
    expect(variants.filter(({ product }) => product === 'KURTA')).toEqual([
      {
        product: 'KURTA',
        option1: 'Red',
        option2: 'S',
        SKU: 'KURTA-R',
        stock: 'unlimited',
        image: 'https://shop.example/r.jpg',
      },
      {
        product: 'KURTA',
        option1: 'Red',
        option2: 'M',
        stock: 'unlimited',
        image: 'https://shop.example/r.jpg',
      },
      {
        product: 'KURTA',
        option1: 'Red',
        option2: 'L',
        stock: 'unlimited',
        image: 'https://shop.example/r.jpg',
      },
      {
        ...{
          product: 'KURTA',
          option1: 'Blue',
          option2: 'M',
          SKU: 'KURTA-B-M',
          price: '500',
          stock: '0',
        },
        ...{ promise: 'Sent as soon as it is in again', weight_g: '600' },
      },
    ])
  })

  test('keeps a dated sale, a barcode, prices with a comma, and takes away the sign before a formula', async () => {
    const { products } = await convert(WOOCOMMERCE)
    expect(products[1]).toMatchObject({
      ...{
        ASIN: '=LAMP',
        name: 'Lamp, clay',
        hidden: 'true',
        sizes: 'NA:5',
        barcode: '8901',
        'attr:Material': 'Clay',
      },
      ...{ discountPrice: '100', sale_price: '80', sale_from: '2020-01-01', sale_to: '2099-12-31' },
    })
    expect(products[2]).toMatchObject({
      ASIN: 'woo-12',
      discountPrice: '9.50',
      originalPrice: '0',
      old_addresses: '/product/rope',
    })
  })

  test('keeps a dated sale of one variant alone', async () => {
    const text = WOOCOMMERCE.replace(
      /^(14,variation,.*?"?Kurta - Red"?,1,0,visible,,,),,(.*)$/m,
      '$12020-01-01,2099-12-31,$2',
    )
    expect(text).not.toBe(WOOCOMMERCE)
    const { products, variants } = await convert(text)
    expect(products[0]?.sale_price).toBeUndefined()
    const [red] = variants
    expect(red).toMatchObject({
      option1: 'Red',
      sale_price: '400',
      sale_from: '2020-01-01',
      sale_to: '2099-12-31',
    })
    expect(variants.find(({ option1 }) => option1 === 'Blue')?.sale_price).toBeUndefined()
  })

  test('is the same in another language, which is told', async () => {
    const [english, french] = [await convert(WOOCOMMERCE), await convert(FRENCH_WOOCOMMERCE)]
    const plain = (rows: Record<string, string>[]) =>
      rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => !/\(cm\)/.test(name))))
    expect(plain(french.products)).toEqual(plain(english.products))
    expect(french.variants).toEqual(english.variants)
    expect(french.told[0]).toContain('its columns were read by their order')
  })

  test('gives pieces that several sizes share to the first, and shares those of one size', async () => {
    const row = (id: number, type: string, cells: Record<string, string>) => {
      const header = WOOCOMMERCE.split('\n')[0] ?? ''
      const names = header.match(/"[^"]*"|[^,]+/g)?.map(name => name.replaceAll('"', '')) ?? []
      const all: Record<string, string> = {
        ID: String(id),
        Type: type,
        Name: `P${id}`,
        Published: '1',
        'In stock?': '1',
        'Regular price': '10',
        ...cells,
      }
      return csvLine(names.map(name => all[name] ?? ''))
    }
    const of = (option: string) => ({ 'Attribute 1 name': option, Parent: `id:${option === 'Size' ? 1 : 2}` })
    const text = [
      WOOCOMMERCE.split('\n')[0],
      '\n',
      row(1, 'variable', { Stock: '8', 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M' }),
      row(2, 'variable', { Stock: '9', 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': 'Red, Blue' }),
      row(3, 'variation', { ...of('Size'), Stock: 'parent', 'Attribute 1 value(s)': 'S' }),
      row(4, 'variation', { ...of('Colour'), Stock: 'parent', 'Attribute 1 value(s)': 'Red' }),
      row(5, 'variation', { ...of('Size'), Stock: 'parent', 'Attribute 1 value(s)': 'M' }),
      row(6, 'variation', { ...of('Colour'), Stock: 'parent', 'Attribute 1 value(s)': 'Blue' }),
    ].join('')
    const { products, variants, told } = await convert(text)
    expect(products.map(({ sizes }) => sizes)).toEqual([undefined, 'NA:9'])
    expect(variants.map(({ option1, stock }) => [option1, stock])).toEqual([
      ['S', '8'],
      ['M', '0'],
      ['Red', undefined],
      ['Blue', undefined],
    ])
    expect(told.join()).toContain('divide them')
  })
})

test('a file of Meta becomes products by their groups', async () => {
  const { format, products, variants, told } = await convert(META)
  expect(format).toBe('meta')
  expect(products[0]).toMatchObject({
    ...{ ASIN: 'K', name: 'Kurta', path: 'Clothing > Kurtas', options: 'Size', old_addresses: '/kurta' },
    ...{
      discountPrice: '1299',
      sale_price: '999',
      sale_from: '2026-01-01T00:00:00+05:30',
      sale_to: '2099-12-31T23:59:00+05:30',
    },
    ...{
      'attr:Color': 'Red',
      'attr:Country of origin': 'IN',
      images: 'https://shop.example/k.jpg|https://shop.example/k2.jpg',
    },
  })
  expect(variants.map(({ option1, stock }) => [option1, stock])).toEqual([
    ['S', '4'],
    ['M', '0'],
    ['1 piece', 'unlimited'],
  ])
  expect(told.join('\n')).toMatch(/amount in USD/)
  expect(told.join('\n')).toMatch(/3 is not carried/)
})

test.each([
  ['Shopify', SHOPIFY],
  ['newer Shopify', NEW_SHOPIFY],
  ['WooCommerce', WOOCOMMERCE],
])('everything that a file of %s says is in the folder, or told', async (_, text) => {
  const { file, folder, told } = await convert(text)
  const lines = told
    .map(note => csvLine(['warning', 'file', note.split(' ')[0] ?? '', '', '', note]))
    .join('')
  writeFileSync(path.join(folder, 'convert-report.csv'), `what,file,line,column,value,what to do\n${lines}`)
  const counts = countConverted(file, folder)
  expect(counts.length).toBeGreaterThan(6)
  expect(counts.flatMap(({ kind, lost }) => lost.map(one => `${kind}, ${one}`))).toEqual([])
})

test.each([
  ['Shopify', SHOPIFY, 2],
  ['newer Shopify', NEW_SHOPIFY, 2],
])(
  'prices of before in a file of %s are MRPs where the seller says so, of each choice its own',
  async (_, text, said) => {
    const { file, folder, products } = await convert(text, 'auto', { beforeIsMrp: true })
    expect(products.map(({ originalPrice }) => originalPrice)).not.toContain('')
    expect(countConverted(file, folder).find(({ kind }) => kind === 'price before')).toMatchObject({
      said,
      found: said,
    })
  },
)

test('the count sees what a folder lacks', async () => {
  const { file, folder } = await convert(SHOPIFY)
  writeFileSync(path.join(folder, 'variants.csv'), 'product,option1,option2,stock\nlinen-shirt,38,Slim,5\n')
  const lost = countConverted(file, folder).flatMap(({ kind, lost: some }) => some.map(() => kind))
  expect(lost).toEqual(
    expect.arrayContaining(['option', 'price', 'stock', 'SKU', 'picture of a variant', 'weight']),
  )
})

describe('what is bad in a file', () => {
  const HEAD = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src\n'

  test('an option named __proto__, values with strokes, too long ones and NA are changed and told', async () => {
    const long = 'x'.repeat(90)
    const { products, variants, told } = await convert(
      `${HEAD}a,A,__proto__,x|y,constructor,NA,10,\na,,,${long},,b,10,javascript:alert(1)\n`,
    )
    expect(products[0]?.options).toBe('proto__|constructor')
    expect(variants.map(({ option1, option2 }) => [option1, option2])).toEqual([
      ['x/y', 'N/A'],
      [expect.stringMatching(/^x{71}-[\da-f]{8}$/), 'b'],
    ])
    expect(told.filter(note => note.includes('cannot be a value'))).toHaveLength(3)
    expect(told.join()).toContain('no address of a picture')
  })

  test('a product of more variants than a shop holds keeps the first, and the rest is counted', async () => {
    const rows = Array.from({ length: 6_000 }, (_, at) => `a,A,Size,${at},,,10,\n`).join('')
    const { variants, told } = await convert(HEAD + rows)
    expect(variants).toHaveLength(1_000)
    expect(told).toEqual([
      '2 has too many rows: 1,000 rows left out',
      '2 has more than 1000 variants: 4,000 variants left out',
    ])
  })

  test('a file that is cut off keeps its whole rows', async () => {
    const { products, told } = await convert(`${HEAD}a,A,,,,,10,\nb,B,,,,,10,"https://cdn.ex`)
    expect(products.map(({ ASIN }) => ASIN)).toEqual(['a'])
    expect(told.join()).toContain('quotes that are not closed')
  })

  test('a file that ends in the middle of a row may not be whole, and a row that is short is no such end', async () => {
    const notWhole = expect.stringContaining('may not have come whole')
    expect((await convert(`${HEAD}a,A,,,,,10,\nb,B,,,,,1`)).told).toContainEqual(notWhole)
    expect((await convert(`${HEAD}a,A,,,,,10,\nb,B,,,,,10,"https://cdn.ex`)).told).toContainEqual(notWhole)
    expect((await convert(`${HEAD}a,A,,,,,10,\nb,B,,,,,1\n`)).told).not.toContainEqual(notWhole)
    expect((await convert(`${HEAD}a,A,,,,,10,\nb,B,,,,,10,`)).told).not.toContainEqual(notWhole)
  })

  test('a SKU that is too long is shortened and told', async () => {
    const long = Array.from({ length: 8 }, (_, n) => 1_700_994_710 + n).join()
    const { variants, told } = await convert(
      `${HEAD.replace('Image Src', 'Variant SKU')}a,A,Size,S,,,10,"${long}"\na,,,M,,,10,short\n`,
    )
    const [first, second] = variants.map(({ SKU }) => SKU)
    expect([first, second]).toEqual([expect.stringMatching(/^17009947.{47}-[\da-f]{8}$/), 'short'])
    expect(told).toEqual([`2 is too long for a code: “${first}” stands for it`])
  })

  test('two fields of one name keep what both say, and an attribute that is cut is told', async () => {
    const head = HEAD.trim().replace(
      'Image Src',
      'Fit (product.metafields.custom.fit),Fit (product.metafields.shopify.fit),Care (product.metafields.custom.care)',
    )
    const { products, told } = await convert(
      `${head}\na,A,Size,S,,,10,Boxy,relaxed,${'wash '.repeat(500)}\nb,B,Size,S,,,10,Boxy,,\nc,C,Size,S,,,10,,relaxed,\n`,
    )
    expect(products.map(product => product['attr:Fit'])).toEqual(['Boxy; relaxed', 'Boxy', 'relaxed'])
    expect(told).toEqual(['2 is longer than 2000 characters: cut'])
  })

  test('what Shopify calls uncategorized is in the section of its type', async () => {
    const { products } = await convert(
      `Handle,Title,Product Category,Type,Variant Price\na,A,Uncategorized,Wigs,10\nb,B,Uncategorized,,10\n`,
    )
    expect(products).toMatchObject([{ path: 'Wigs' }, { path: 'Other' }])
    expect(products[0]).not.toHaveProperty('attr:Type')
  })

  test('a hundred pictures of a product are kept, and what is more is told', async () => {
    const pictures = (count: number) =>
      Array.from({ length: count }, (_, n) => `a,,,,,,,https://cdn.example/${n}.jpg\n`).join('')
    const all = await convert(`${HEAD}a,A,Size,S,,,10,\n${pictures(100)}`)
    expect(all.products[0]?.images?.split('|')).toHaveLength(100)
    expect(all.told).toEqual([])
    const more = await convert(`${HEAD}a,A,Size,S,,,10,\n${pictures(103)}`)
    expect(more.products[0]?.images?.split('|')).toHaveLength(100)
    expect(more.told).toEqual(['2 has more than 100 pictures: 3 pictures left out'])
  })

  test('two products of one code get two, and rows of one product may stand apart', async () => {
    const { products, variants } = await convert(
      `${HEAD}a,A,Size,S,,,10,\nb,B,Title,Default Title,,,10,\nA,Other,Title,Default Title,,,10,\na,,,M,,,10,\n`,
    )
    expect(products.map(({ ASIN }) => ASIN)).toEqual(['a', 'b', 'A-4'])
    expect(variants.filter(({ product }) => product === 'a')).toHaveLength(2)
  })

  test('an address that is our own as well is kept: a later code of the product has another', async () => {
    const { products } = await convert(
      'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price"\n1,simple,rope,Rope,1,1,9,40\n',
    )
    expect(products).toMatchObject([{ ASIN: 'rope', old_addresses: '/product/rope' }])
  })

  test.each([
    ['a sheet of something else', 'name,weight\na,1\n', 'must hold headings, among them one for the name'],
    ['an empty one', '', 'is empty'],
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'CSV'],
    ['a file of JSON', '\ufeff[\n{"model": "product.product", "pk": 126}]', 'is JSON, and no table'],
    ['text in another encoding', new Uint8Array([0x48, 0xe9, 0x2c, 0x0a]), 'UTF-8'],
  ])('%s is refused with a sentence', async (_, text, sentence) => {
    await expect(convert(text)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(sentence),
    })
  })

  test('semicolons and tabs separate too', async () => {
    for (const sign of [';', '\t']) {
      const { products } = await convert(`${HEAD}a,A,,,,,10,\n`.replaceAll(',', sign))
      expect(products).toMatchObject([{ ASIN: 'a', name: 'A', discountPrice: '10' }])
    }
  })
})
