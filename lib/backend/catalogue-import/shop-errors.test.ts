import { shopFile } from '../shop/shop-file.ts'
import { inWords } from './errors.ts'
import { jsonError, shopErrors } from './shop-errors.ts'

const errorsOf = (shop: unknown) =>
  (shopFile.safeParse(shop).error?.issues ?? [])
    .flatMap(shopErrors)
    .map(fault => inWords({ file: 'shop.json', ...fault }))

test.each([
  [{ name: 'X', Tag_line: 'x' }, 'shop.json: nothing is called "Tag_line" here; did you mean "tagline"?'],
  [
    { name: 'X', social: { web: 'x' } },
    'shop.json, social: nothing is called "web" here. Known are fb, insta, linkedin, twitter, youtube',
  ],
  [
    { name: 'X', banners: [{ banner_img_name: 'a.webp' }, { banner_img_name: 'b.webp', link: '/' }] },
    'shop.json, banners no. 2: nothing is called "link" here. Known are banner_img_name, url, alt, caption, from, to',
  ],
  [
    { name: 'X', banners: [{ banner_img_name: 'a.webp', url: 'x' }] },
    'shop.json, banners no. 1, url: is not an address',
  ],
  [{}, 'shop.json, name: is missing'],
  [{ name: '' }, 'shop.json, name: must not be empty'],
  [{ name: 5 }, 'shop.json, name: must be text in quotes'],
  [{ name: 'X', films: {} }, 'shop.json, films: must be a list in [ ]'],
  [{ name: 'X', theme: [] }, 'shop.json, theme: must be a group in { }'],
  [
    { name: 'X', settings: { onlineDiscountPercent: '5' } },
    'shop.json, settings.onlineDiscountPercent: must be a number without quotes',
  ],
  [
    { name: 'X', settings: { onlineDiscountPercent: 95 } },
    'shop.json, settings.onlineDiscountPercent: is more than 90',
  ],
  [{ name: 'x'.repeat(501) }, 'shop.json, name: is longer than 500 characters'],
])('%j is told in plain words', (shop, sentence) => expect(errorsOf(shop)).toEqual([sentence]))

const faultOf = (text: string) => {
  try {
    return JSON.parse(text)
  } catch (error) {
    return inWords({ file: 'shop.json', ...jsonError(error as Error) })
  }
}

test('what is no JSON is told by its line, where there is one', () => {
  expect(faultOf('{\n"name": "X"\n"email": ""\n}')).toBe(
    'shop.json, line 3: is not JSON: look here, or just above, for a missing or surplus comma, quote or bracket',
  )
  expect(faultOf('')).toContain('shop.json: is not JSON: it ends too early')
})
