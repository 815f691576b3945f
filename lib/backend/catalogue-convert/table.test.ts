import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { countConverted } from '#scripts/count-converted/count-converted.ts'
import { csvLine } from '../catalogue-import/csv.ts'
import { withFiles } from './test-files.ts'

const { root, convert } = withFiles()

const tableOf = (...rows: string[][]) => rows.map(row => csvLine(row)).join('')

test('a section that is one brand’s is none where the row says no brand, unless goods of other names stand in it', async () => {
  const row = (code: string, name: string, tree: string, brand = '') => [code, name, tree, brand, '100']
  const { products } = await convert(
    tableOf(
      ['pid', 'product_name', 'product_category_tree', 'brand', 'price'],
      row('1', 'Yepme Gathered Dress', 'Women > Western > Dresses > Yepme Dresses'),
      row('2', 'Pet Sofa', 'Home > Furniture > Pet Furniture'),
      row('3', 'Cosy Bed for Dogs', 'Home > Furniture > Pet Furniture'),
      row('4', 'Cotton Sheet', 'Home > Sheets > Cotton Sheets', 'Asha'),
    ),
  )
  expect(products.map(({ path }) => path)).toEqual([
    'Women > Western > Dresses',
    'Home > Furniture > Pet Furniture',
    'Home > Furniture > Pet Furniture',
    'Home > Sheets > Cotton Sheets',
  ])
})

describe('a table with a crawl’s headings', () => {
  const CRAWL = tableOf(
    [
      ...['uniq_id', 'product_url', 'product_name', 'product_category_tree', 'pid', 'retail_price'],
      ...['discounted_price', 'image', 'description', 'product_rating', 'brand', 'product_specifications'],
    ],
    [
      ...[
        'u1',
        'http://a.example/1',
        'Asha Solid Shorts',
        '["Clothing >> Women >> Shorts >> Asha Shorts >> Asha Solid Sho..."]',
      ],
      ...[
        'P1',
        '₹1,999',
        '₹ 379.50',
        '["http://a.example/1.jpg", "http://a.example/2.jpg"]',
        'Soft\nshorts',
        '4.5',
        'Asha',
      ],
      '{"product_specification"=>[{"key"=>"Fabric", "value"=>"Cotton"}, {"value"=>"3 shorts"}, {"key"=>"Care", "value"=>nil}]}',
    ],
    ['u2', '', 'Asha Solid Shorts', '["Clothing >> Women >> Shorts"]', 'P2', '', '', '', '', '', 'Asha', ''],
    [
      'u3',
      '',
      'Asha Solid Shorts',
      '["Asha Solid Shorts"]',
      'P3',
      '900',
      '',
      '[]',
      '',
      '',
      'Asha',
      '{"half"=>',
    ],
    ['u4', '', `Long ${'name '.repeat(50)}`, 'Home > Rugs', 'P4', '100', '250'],
  )

  test('becomes products with sections, prices, pictures and attributes', async () => {
    const { format, products, variants } = await convert(CRAWL)
    expect(format).toBe('table')
    expect(variants).toEqual([])
    expect(products.map(({ ASIN }) => ASIN)).toEqual(['P1', 'P3', 'P4'])
    expect(products[0]).toEqual({
      ASIN: 'P1',
      name: 'Asha Solid Shorts',
      path: 'Clothing > Women > Shorts',
      brand: 'Asha',
      originalPrice: '0',
      discountPrice: '379.50',
      images: 'https://a.example/1.jpg|https://a.example/2.jpg',
      description: 'Soft shorts',
      colongdescription: 'Soft\nshorts',
      'attr:Fabric': 'Cotton',
      'attr:Details': '3 shorts',
    })
    expect(products[1]).toMatchObject({ path: 'Other', discountPrice: '900', 'attr:Details': '{"half"=>' })
    expect(products[2]).toMatchObject({ path: 'Home > Rugs', originalPrice: '0', discountPrice: '250' })
  })

  test('tells each cause, columns once and rows by line', async () => {
    const { told } = await convert(CRAWL)
    expect(told).toEqual(
      expect.arrayContaining([
        ' is not carried: stars are shown only where your own customers gave them',
        ' has pictures whose addresses begin with http://: they are written with https://, which alone the import fetches',
        expect.stringMatching(/^ says nothing of stock: new products are sold out until/),
        ' is not carried: the shop has no place for it',
        '4 has no price: left out',
        '5 are specifications that could not be told apart: kept as one text',
        '6 is a price before that is lower than the price now: left out',
        expect.stringMatching(/^6 has 7 cells for 12 columns/),
      ]),
    )
  })

  test('loses nothing unsaid', async () => {
    const { file, folder, notes } = await convert(CRAWL)
    const lines = notes.list.listed.map(({ line = '', reason }) =>
      csvLine(['', '', String(line), '', '', reason]),
    )
    writeFileSync(
      path.join(folder, 'convert-report.csv'),
      `what,file,line,column,value,reason\n${lines.join('')}`,
    )
    const counts = countConverted(file, folder)
    expect(counts.find(({ kind }) => kind === 'price')).toMatchObject({ said: 3, found: 3 })
    expect(counts.flatMap(({ lost }) => lost)).toEqual([])
    expect(root).not.toBe('')
  })
})

describe('a seller’s own sheet', () => {
  test('makes one product of the rows that differ by size and colour alone', async () => {
    const { products, variants } = await convert(
      tableOf(
        ['Item name', 'SKU', 'Size', 'Colour', 'Selling Price (INR)', 'MRP', 'Qty', 'Fabric'],
        ['Kurta', 'K-S-R', 'S', 'Red', '900', '1200', '3', 'Cotton'],
        ['Kurta', 'K-M-R', 'M', 'Red', '950', '1200', '0', 'Cotton'],
        ['Scarf', 'SC', '', 'Blue', '300', '', '7', 'Silk'],
      ),
    )
    expect(products).toEqual([
      {
        ...{ ASIN: 'K-S-R', name: 'Kurta', path: 'Other', originalPrice: '1200', discountPrice: '900' },
        ...{ options: 'Size', 'attr:Colour': 'Red', 'attr:Material': 'Cotton' },
      },
      {
        ...{ ASIN: 'SC', name: 'Scarf', path: 'Other', originalPrice: '0', discountPrice: '300' },
        ...{ SKU: 'SC', sizes: 'NA:7', 'attr:Colour': 'Blue', 'attr:Material': 'Silk' },
      },
    ])
    expect(variants).toEqual([
      { product: 'K-S-R', option1: 'S', SKU: 'K-S-R', stock: '3' },
      { product: 'K-S-R', option1: 'M', SKU: 'K-M-R', price: '950', stock: '0' },
    ])
  })

  test('declares the MRP where a column calls it that, and no other price as one', async () => {
    const { products, told } = await convert(
      tableOf(
        ['title', 'price', 'MRP (incl. of all taxes)', 'compare at price'],
        ['Kurta', '900', '1200', '1500'],
        ['Stole', '900', '900', ''],
        ['Lamp', '900', '', '1500'],
        ['Rug', '900', '800', ''],
      ),
    )
    expect(products.map(({ originalPrice }) => originalPrice)).toEqual(['1200', '900', '0', '0'])
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 is a price of before, which need not be an MRP/),
        expect.stringMatching(/^4 is a price of before, which need not be an MRP/),
        '5 is a price before that is lower than the price now: left out',
      ]),
    )
  })

  test('declares each price of before as the MRP where the seller says that they are', async () => {
    const { file, folder, products, told } = await convert(
      tableOf(
        ['title', 'pid', 'discounted_price', 'MRP', 'retail_price'],
        ['Kurta', 'P1', '900', '1200', '1500'],
        ['Lamp', 'P2', '900', '', '1500'],
        ['Rug', 'P3', '900', '', '800'],
      ),
      'auto',
      { beforeIsMrp: true },
    )
    expect(products.map(({ originalPrice }) => originalPrice)).toEqual(['1200', '1500', '0'])
    expect(told.filter(note => note.includes('price of before'))).toEqual([
      '2 is a price of before, which need not be an MRP: left out. Where it is the MRP that is printed on the goods, say so when you convert (--before-is-mrp)',
    ])
    expect(countConverted(file, folder).find(({ kind }) => kind === 'price before')).toMatchObject({
      said: 2,
      found: 1,
    })
  })

  test('takes no price of before where something else stands in the place of the price', async () => {
    const { products, told } = await convert(
      tableOf(
        ['name', 'selling price', 'mrp'],
        ['Soap', 'Soap 500 g', '60'],
        ['Oil', 'nan', '90'],
        ['Rope', '', '30'],
      ),
    )
    expect(products.map(({ ASIN, discountPrice }) => [ASIN, discountPrice])).toEqual([
      ['oil', '90'],
      ['rope', '30'],
    ])
    expect(told).toEqual(
      expect.arrayContaining(['2 stands where a price should, and is none', '2 has no price: left out']),
    )
  })

  test('sells several sizes of one row, and tells that they share their pieces', async () => {
    const { variants, told } = await convert('id,title,price,sizes,stock\nA1,Tee,500,"S, M",5\n')
    expect(variants).toEqual([
      { product: 'A1', option1: 'S', stock: '5' },
      { product: 'A1', option1: 'M', stock: '0' },
    ])
    expect(told).toEqual([
      '2 are pieces that all values of “Size” share: the first has them all, so divide them',
    ])
  })

  test('is known by headings without spaces', async () => {
    const { products } = await convert(
      tableOf(
        ['ProductID', 'ProductName', 'ProductBrand', 'Gender', 'Price (INR)', 'NumImages', 'PrimaryColor'],
        ['100', 'Trolley Bag', 'Haat', 'Unisex', '11745', '7', 'Black'],
      ),
    )
    expect(products).toEqual([
      {
        ...{ ASIN: '100', name: 'Trolley Bag', brand: 'Haat', path: 'Unisex', originalPrice: '0' },
        ...{ discountPrice: '11745', 'attr:Colour': 'Black' },
      },
    ])
  })

  test('of row numbers alone makes codes that the next sheet does not have', async () => {
    const { products } = await convert(
      'index,product,category,sub_category,type,sale_price\n1,Garlic Oil,Beauty,Hair,Oil,220\n',
    )
    expect(products[0]).toMatchObject({ ASIN: 'garlic-oil-1', path: 'Beauty > Hair > Oil' })
  })

  test('without headings is refused with what to do', async () => {
    await expect(convert('a1,Shorts,"[""Clothing >> Shorts""]"\n')).rejects.toThrow(
      /The first line of the file must hold headings/,
    )
  })
})

test('a stock that the seller names is that of each product of which the file says none, and nothing is told of it', async () => {
  const none = await convert('name,price\nBrass bell,250\nClay lamp,99\n', 'auto', { stock: 10 })
  expect(none.products.map(({ sizes }) => sizes)).toEqual(['NA:10', 'NA:10'])
  expect(none.told.join()).not.toContain('says nothing of stock')
  const some = await convert('name,price,stock\nBrass bell,250,3\nClay lamp,99,\nPot,80,0\n', 'auto', {
    stock: 10,
  })
  expect(some.products.map(({ sizes }) => sizes)).toEqual(['NA:3', 'NA:10', 'NA:0'])
})
