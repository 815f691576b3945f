import { renderToStaticMarkup } from 'react-dom/server'
import { CategoryTree } from '#components/catalogue/category-tree.tsx'
import { Listing } from '#components/catalogue/listing.tsx'
import { Collections } from '#components/home/collections.tsx'
import { Trending } from '#components/home/trending.tsx'
import { DepartmentTree } from '#components/shell/department-tree.tsx'
import { Footer } from '#components/shell/footer.tsx'
import { TopBar } from '#components/shell/top-bar.tsx'
import { Heart } from '#components/wishlist/heart.tsx'
import { readListingQuery } from '#lib/catalogue/rules/listing-query.ts'
import { menuOf } from '#lib/catalogue/rules/menu.ts'
import { testProduct } from '#lib/catalogue/rules/test-product.ts'
import { DEFAULT_DETAILS } from '#lib/shop/rules/default-shop.ts'
import { ELEMENT_KIND } from '../next-internals.ts'
import { renderStaticHtml } from './render.ts'

const NASTY = `</script><img src=x onerror="alert(1)"> & 'Chanderi'`
const products = [
  testProduct({ name: NASTY, color: ['Red', '"Blue"'], onSale: true }),
  testProduct({ id: 7, sizes: [{ unit_id: 1, Size_Desc: 'NA', Stock: 0 }] }),
]
const category = {
  ...{
    category_id: 11,
    category_desc: NASTY,
    category_name: 'Prints',
    short_desc: 'a',
    description: '',
    cat_order: 1,
  },
  ...{ image: 'cat-11.webp', banner: '', url: '' },
  Subcategories: [{ subcategory_id: 101, subcategory_desc: 'Sarees', subcat_order: 1, description: '' }],
}
const groups = [{ group_id: 1, group_desc: 'All', group_order: 1, categories: [category] }] as never
const listed = { products, total: 60, totalIsAtLeast: false, failed: false }
const query = readListingQuery(
  new URLSearchParams({ sort: 'nameZA', price: '100-1000', q: NASTY, page: '2' }),
)
const menu = menuOf(groups)

test.each([
  ['text and numbers', <p key="1">{['a', 1, null, false, undefined, ' & ', <b key="b">{0}</b>]}</p>],
  ['switches', <input key="1" type="checkbox" disabled required={false} defaultValue="x" tabIndex={-1} />],
  ['a form that the script checks', <form key="1" action="/x" noValidate />],
  ['words for readers', <nav key="1" aria-hidden={false} aria-label="x" data-x={true} data-y={undefined} />],
  ['style', <i key="1" style={{ width: '40%', backgroundColor: 'red' }} />],
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the very thing under test
  ['what was cleaned before', <div key="1" dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />],
  [
    'a list',
    <Listing
      key="1"
      path="/p/11"
      query={query}
      listed={listed}
      side={<CategoryTree groups={groups} />}
      searchable
      corner={({ id, name }) => <Heart id={id} name={name} />}
    />,
  ],
  [
    'a list that failed',
    <Listing
      key="1"
      path="/p"
      query={query}
      listed={{ ...listed, products: [], failed: true }}
      side={null}
    />,
  ],
  [
    'the menus',
    <nav key="1">
      <DepartmentTree menu={menu} />
      <TopBar categories={menu[0]?.[2] ?? []} />
    </nav>,
  ],
  [
    'the home page',
    <main key="1">
      <Trending products={products} failed={false} />
      <Collections categories={[category] as never} />
    </main>,
  ],
  [
    'the footer',
    <Footer
      key="1"
      route={{ footerWide: false }}
      shop={{ name: 'A', address: NASTY, mobile: '98765', email: 'a@b.c', host: 'x', tagline: '' }}
      details={{
        ...DEFAULT_DETAILS,
        settings: { ...DEFAULT_DETAILS.settings, trustClaim: 'T', deliveryClaim: 'D' },
      }}
      social={{ fb: 'https://f.example/?a=1&b=2' }}
    />,
  ],
])('it writes what React writes: %s', (_, element) => {
  expect(asBrowserReads(renderStaticHtml(element))).toBe(asBrowserReads(renderToStaticMarkup(element)))
})

test('elements that need a browser or are asynchronous are refused', () => {
  const fromBrowser = Object.assign(() => null, { [ELEMENT_KIND]: Symbol.for('react.client.reference') })
  expect(() => renderStaticHtml({ ...(<p />), type: fromBrowser } as never)).toThrow(TypeError)
  expect(() => renderStaticHtml(<button type="button" onClick={() => {}} />)).toThrow('handlers')
  expect(() => renderStaticHtml(Promise.resolve('late'))).toThrow(TypeError)
})

// Browsers ignore the case and the order of attributes; React also preloads eager pictures.
const asBrowserReads = (html: string) =>
  html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag, attributes: string) =>
      [`<${tag}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).map(lowerName).sort()].join(' '),
    )

const lowerName = (attribute: string) => attribute.replace(/^[\w-]+/, name => name.toLowerCase())
