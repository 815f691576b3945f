import { z } from 'zod'
import { fieldsOfPage, SHOP_PAGES, type ShopPage } from '#lib/desk/rules/shop-pages.ts'
import { shopJson } from '../../shop/shop-json.ts'

type Schema = { properties?: Record<string, Schema> }

/** The fields of shop.json by their paths; a list is one field. */
const fieldsIn = ({ properties = {} }: Schema, path = ''): string[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? fieldsIn(schema, `${path}${name}.`) : [path + name],
  )

/** Pages that are more than a form of fields: looks, banners, policies, the closed sign. */
const OF_OTHER_PAGES = ['logo', 'favicon_icon', 'banners', 'policies', 'closed.words', 'closed.until']
/** Only by the file itself, which the desk takes in as a sheet. */
const BY_FILE = ['films', 'region.highlights', 'seller.branches', 'settings.sheetRatings']

test('each field of shop.json is typed on a page of the desk, but for those that its file alone says', () => {
  const all = fieldsIn(z.toJSONSchema(shopJson, { io: 'input', unrepresentable: 'any' }) as Schema)
  const typed = (Object.keys(SHOP_PAGES) as ShopPage[]).flatMap(fieldsOfPage).map(({ name }) => name)
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(field => ![...typed, ...OF_OTHER_PAGES, ...BY_FILE].includes(field))).toEqual([])
  expect(BY_FILE.filter(field => !all.includes(field) || typed.includes(field))).toEqual([])
})
