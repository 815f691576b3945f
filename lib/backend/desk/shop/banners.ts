import 'server-only'
import type { ActRefused, ActResult } from '#lib/desk/rules/act-types.ts'
import {
  bannerAdded,
  bannerAddedForDates,
  bannerGone,
  bannerMoved,
  bannerRemoved,
  bannerSaved,
  bannersFull,
} from '#messages/desk-shop-pictures.ts'
import { changeShop, type ShopPicture, type ShopSaid, shopSaid } from './change-shop.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { seenOf } from './settings-page.ts'
import { shopPicture } from './shop-picture.ts'

export type Banner = {
  banner_img_name: string
  url: string
  alt: string
  caption: string
  from?: string
  to?: string
}

const MOST = 20
const KIND = { stem: 'banner', side: 1920, asLogo: false } as const

const bannersOf = ({ banners = [] }: ShopSaid) => banners as Banner[]

export async function readBanners() {
  const banners = bannersOf(await shopSaid())
  return { banners, seen: seenOf(banners) }
}

type Typed = { url: string; alt: string; caption: string; from: string; to: string }
type Saved = { at: number; seen: string; typed: Typed; files: readonly File[] }

/** Adds a banner (`at` is their number), or changes one; without a new picture it keeps its own. */
export async function saveBanner({ at, seen, typed, files }: Saved): Promise<ActResult> {
  const isNew = at === -1
  const picture = files.length > 0 || isNew ? await shopPicture(files, KIND) : undefined
  if (picture && 'wrong' in picture) return { refused: '', fields: { pictures: picture.wrong } }
  const { from, to, ...words } = typed
  const dates = { ...(from && { from: plainMoment(from) }), ...(to && { to: plainMoment(to) }) }
  const refused = await changeBanners(isNew ? undefined : seen, picture, banners => {
    if (isNew && banners.length >= MOST) return { refused: bannersFull }
    const before = banners[at]
    if (!isNew && !before) return { refused: bannerGone }
    const banner: Banner = {
      banner_img_name: picture?.name ?? String(before?.banner_img_name),
      ...words,
      ...dates,
    }
    return isNew ? [...banners, banner] : banners.with(at, banner)
  })
  if (!refused)
    return { message: isNew ? added(dates) : bannerSaved, about: 'banners', changed: { banners: [] } }
  const place = /^banners\.\d+\.(.+)$/
  return {
    ...refused,
    ...(refused.fields && {
      fields: Object.fromEntries(
        Object.entries(refused.fields).map(([name, reason]) => [place.exec(name)?.[1] ?? name, reason]),
      ),
    }),
  }
}

const added = (dates: object) => (Object.keys(dates).length > 0 ? bannerAddedForDates : bannerAdded)

export async function moveBanner(at: number, by: 1 | -1, seen: string): Promise<ActResult> {
  const refused = await changeBanners(seen, undefined, banners => {
    const [one, other] = [banners[at], banners[at + by]]
    return one && other ? banners.with(at, other).with(at + by, one) : { refused: bannerGone }
  })
  return refused ?? { message: bannerMoved, about: 'banners' }
}

export async function removeBanner(at: number, seen: string): Promise<ActResult> {
  const refused = await changeBanners(seen, undefined, banners =>
    banners[at] ? banners.toSpliced(at, 1) : { refused: bannerGone },
  )
  return refused ?? { message: bannerRemoved, about: 'banners', changed: { banners: [] } }
}

const changeBanners = (
  seen: string | undefined,
  picture: ShopPicture | undefined,
  change: (banners: Banner[]) => Banner[] | ActRefused,
) =>
  changeShop({
    page: 'banners',
    pictures: picture ? [picture] : [],
    change: said => {
      const before = bannersOf(said)
      if (seen !== undefined && seen !== seenOf(before)) return changedMeanwhile('banners')
      const banners = change(before)
      return 'refused' in banners ? banners : { ...said, banners }
    },
  })

/** 2026-11-30T10:00, as a browser sends it. */
const plainMoment = (typed: string) => typed.replace('T', ' ')
