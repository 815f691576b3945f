import 'server-only'
import { placeNumber } from '#messages/imports.ts'
import { servedName } from './served-name.ts'

type Rename = (name: string, column: string) => string

// A banner and a film are nothing without their file: these keep a name, and show what stands for one that is missing.
const NEEDED = ['banner_img_name', 'file']

/** shop.json with its pictures and films under other names, before it is known whether all else in it is right. */
export const withFiles = (shop: unknown, rename: Rename): unknown => {
  if (!isGroup(shop)) return shop
  const { banners, films, region } = shop
  const named = (group: Group, keys: string[], where = '') =>
    Object.fromEntries(
      Object.entries(group).map(([key, value]) => [
        key,
        keys.includes(key) && typeof value === 'string' ? renamed(value.trim(), key, where) : value,
      ]),
    )
  const renamed = (name: string, key: string, where: string) =>
    rename(name, where + key) || (NEEDED.includes(key) ? servedName(name) : '')
  const each = (list: unknown, keys: string[], where: string) =>
    Array.isArray(list)
      ? list.map((one, index) =>
          isGroup(one) ? named(one, keys, `${placeNumber(where, index + 1)}, `) : one,
        )
      : list
  return {
    ...named(shop, ['logo', 'favicon_icon']),
    ...(banners !== undefined && { banners: each(banners, ['banner_img_name'], 'banners') }),
    ...(films !== undefined && { films: each(films, ['file', 'poster'], 'films') }),
    ...(isGroup(region) && {
      region: { ...region, highlights: each(region.highlights, ['image'], 'region.highlights') },
    }),
  }
}

type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
