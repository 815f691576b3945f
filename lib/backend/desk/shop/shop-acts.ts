import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { WEEKDAYS } from '#lib/delivery/rules/delivery-settings.ts'
import { isRefused } from '#lib/desk/rules/act-types.ts'
import { isShopPage, type ShopPage } from '#lib/desk/rules/shop-pages.ts'
import { type KeySet, TYPED_KEYS } from '#lib/server/settings/env.ts'
import { wordsNeeded } from '#messages/desk-shop-closed.ts'
import { slugWrong, textNeeded } from '#messages/desk-shop-policies.ts'
import { db } from '../../db/pool.ts'
import { isNotOpenYet } from '../../shop/door.ts'
import { PREVIEW_COOKIE, PREVIEW_SECONDS, previewPass } from '../../shop/preview-cookie.ts'
import { act, read } from '../act.ts'
import { tellOwners } from '../door/tell-owners.ts'
import { moveBanner, readBanners, removeBanner, saveBanner } from './banners.ts'
import { readChecklist } from './checklist.ts'
import { closeShop, openAgain, readSign } from './close-shop.ts'
import { addCouponOfDesk, readCoupons, stopCouponOfDesk, takeInCoupons } from './coupons.ts'
import { readDelivery, removeRow, saveDeliverySettings, saveRow, saveTable } from './delivery.ts'
import { readKeys, removeKeys, saveKeys } from './keys.ts'
import { readLooks, removePicture, savePicture } from './looks.ts'
import { openShopDoor } from './open-door.ts'
import { readPolicies, readPolicyOfDesk, removePolicy, savePolicy } from './policies.ts'
import { programActs, programReads } from './program-acts.ts'
import { readPage, savePage } from './settings-page.ts'
import { sendTestMail, sendTestMessage } from './test-sending.ts'
import { webhookActs } from './webhook-acts.ts'
import { readWebhook, readWebhooks } from './webhook-reads.ts'

const owner = ['owner'] as const
const keySet = z.enum(Object.keys(TYPED_KEYS) as KeySet[])

// Whose keys and accounts money goes to is saved by an act of its own.
const PROVED: readonly ShopPage[] = ['upi']
const page = z.string().refine((name): name is ShopPage => isShopPage(name) && !PROVED.includes(name))
const seen = z.string().max(64).default('')
const line = z.string().trim().max(500).default('')
const index = z.coerce.number().int().min(0).max(100)
const files = z.array(z.instanceof(File)).default([])
const slug = z
  .string()
  .trim()
  .max(60, slugWrong)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugWrong)

export const shopActs = {
  ...programActs,
  /** Saves one page of settings. */
  save: act({
    roles: owner,
    input: z.looseObject({ page, seen }),
    do: async ({ page, seen, ...typed }) => savePage({ page: page as ShopPage, seen, typed }),
  }),
  /** Where payments by UPI go. */
  saveUpi: act({
    roles: owner,
    proof: true,
    input: z.looseObject({ seen }),
    do: async ({ seen, ...typed }, by, { formKey = randomUUID() }) => {
      const result = await savePage({ page: 'upi', seen, typed })
      if (!isRefused(result)) await tellOwners(db, { key: `upi:${formKey}`, news: 'upiId', by: by.name })
      return result
    },
  }),
  /** Opens a shop that was not open yet. */
  open: act({ roles: owner, input: z.object({}), do: openShopDoor }),
  close: act({
    roles: owner,
    input: z.object({
      words: z.string(wordsNeeded).trim().min(1, wordsNeeded).max(300, wordsNeeded),
      until: z.string().trim().max(40).default(''),
    }),
    do: closeShop,
  }),
  /** The logo, or the small picture of the tab. */
  picture: act({
    roles: owner,
    input: z.object({ which: z.enum(['logo', 'favicon_icon']), files }),
    do: ({ which, files }) => savePicture(which, files),
  }),
  pictureAway: act({
    roles: owner,
    input: z.object({ which: z.enum(['logo', 'favicon_icon']) }),
    do: ({ which }) => removePicture(which),
  }),
  banner: act({
    roles: owner,
    input: z.object({
      ...{ at: z.coerce.number().int().min(-1).max(100), seen, files },
      ...{ url: line, alt: line, caption: line, from: line, to: line },
    }),
    do: ({ at, seen, files, ...typed }) => saveBanner({ at, seen, files, typed }),
  }),
  bannerMove: act({
    roles: owner,
    input: z.object({ at: index, seen, by: z.enum(['up', 'down']) }),
    do: ({ at, seen, by }) => moveBanner(at, by === 'up' ? -1 : 1, seen),
  }),
  bannerAway: act({
    roles: owner,
    input: z.object({ at: index, seen }),
    do: ({ at, seen }) => removeBanner(at, seen),
  }),
  policy: act({
    roles: owner,
    // Its blanks have fields too, called by their names.
    input: z.looseObject({
      ...{ slug, seen, title: line, summary: line },
      text: z.string(textNeeded).trim().min(1, textNeeded).max(100_000, textNeeded),
    }),
    do: savePolicy,
  }),
  policyAway: act({
    roles: owner,
    input: z.object({ slug, seen }),
    do: ({ slug, seen }) => removePolicy(slug, seen),
  }),
  policyBegin: act({
    roles: owner,
    input: z.object({ slug }),
    do: async ({ slug }) => ({ message: '', about: slug, to: `/desk/shop/policies/${slug}` }),
  }),
  deliveryRow: act({
    roles: owner,
    input: z.object({
      ...{
        prefix: line,
        charge: line,
        served: line,
        cod: line,
        cod_max: line,
        days_from: line,
        days_to: line,
      },
      was: line,
    }),
    do: ({ was, ...typed }) => saveRow(typed, was),
  }),
  deliveryRowAway: act({
    roles: owner,
    input: z.object({ prefix: line }),
    do: ({ prefix }) => removeRow(prefix),
  }),
  /** A whole table in place of the one that stands. */
  deliveryTable: act({
    roles: owner,
    input: z.object({ table: z.string().max(4_000_000).default(''), seen }),
    do: ({ table, seen }) => saveTable(table, seen),
  }),
  deliveryTimes: act({
    roles: owner,
    input: z.looseObject({ origin: line, cutOff: line, holidays: z.string().max(10_000).default('') }),
    do: ({ origin, cutOff, holidays, ...days }) =>
      saveDeliverySettings({
        ...{ origin, cutOff },
        holidays: holidays.split(/\s+/).filter(Boolean),
        daysOff: WEEKDAYS.filter(day => days[day] === 'yes'),
      }),
  }),
  coupon: act({
    roles: owner,
    input: z.looseObject({ code: z.string().trim().max(64) }),
    do: ({ code, ...typed }) => addCouponOfDesk(code, typed),
  }),
  couponStop: act({
    roles: owner,
    input: z.object({ code: z.string().trim().max(64) }),
    do: ({ code }) => stopCouponOfDesk(code),
  }),
  couponSheet: act({
    roles: owner,
    input: z.object({ sheet: z.string().max(4_000_000).default(''), files }),
    do: ({ sheet, files }) => takeInCoupons(sheet, files),
  }),
  /** The keys of one provider: tried, and stored where it takes them. */
  keys: act({
    roles: owner,
    proof: true,
    input: z.looseObject({ set: keySet }),
    do: ({ set, ...typed }, by, { formKey = randomUUID() }) => saveKeys({ set, typed, by, key: formKey }),
  }),
  keysAway: act({
    roles: owner,
    proof: true,
    input: z.object({ set: keySet }),
    do: ({ set }, by, { formKey = randomUUID() }) => removeKeys(set, by, formKey),
  }),
  testMail: act({
    roles: owner,
    input: z.object({ to: z.string().trim().max(200).default('') }),
    do: ({ to }, by) => sendTestMail(to, by.name),
  }),
  testMessage: act({
    roles: owner,
    input: z.object({ to: z.string().trim().max(40).default('') }),
    do: ({ to }) => sendTestMessage(to),
  }),
  openAgain: act({ roles: owner, input: z.object({}), do: openAgain }),
  ...webhookActs,
}

export const shopReads = {
  ...programReads,
  /** Whether shoppers were let in once. */
  door: read(owner, async (_: object) => ({ isNotOpenYet: await isNotOpenYet() })),
  checklist: read(owner, async (_: object) => readChecklist()),
  page: read(owner, async ({ page }: { page: ShopPage }) => readPage(page)),
  /** The cookie that shows a shop that is not open yet. */
  preview: read(owner, async (_: object) => ({
    name: PREVIEW_COOKIE,
    value: previewPass(),
    maxAge: PREVIEW_SECONDS,
  })),
  looks: read(owner, async (_: object) => readLooks()),
  banners: read(owner, async (_: object) => readBanners()),
  policies: read(owner, async (_: object) => readPolicies()),
  policy: read(owner, async ({ slug }: { slug: string }) => readPolicyOfDesk(slug)),
  delivery: read(owner, async (asked: { page?: number }) => readDelivery(asked)),
  coupons: read(owner, async (asked: { page?: number }) => readCoupons(asked)),
  keys: read(owner, async (_: object) => readKeys()),
  webhooks: read(owner, async (_: object) => readWebhooks()),
  webhook: read(owner, async (asked: { id: number; isDead: boolean; page: number }) => readWebhook(asked)),
  sign: read(owner, async (_: object) => readSign()),
}
