import 'server-only'
import { z } from 'zod'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { isShopPage, type ShopPage } from '#lib/desk/rules/shop-pages.ts'
import { wordsNeeded } from '#messages/desk-shop-closed.ts'
import { PREVIEW_COOKIE, PREVIEW_SECONDS, previewPass } from '../../shop/preview-cookie.ts'
import { act, read } from '../act.ts'
import { readChecklist } from './checklist.ts'
import { closeShop, openAgain, readSign } from './close-shop.ts'
import { openShopDoor } from './open-door.ts'
import { readPage, savePage } from './settings-page.ts'

const owner = ['owner'] as const

// Whose keys and accounts money goes to is saved by an act of its own.
const PROVED: readonly ShopPage[] = ['upi']
const page = z.string().refine((name): name is ShopPage => isShopPage(name) && !PROVED.includes(name))
const seen = z.string().max(64).default('')

export const shopActs = {
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
    do: async ({ seen, ...typed }) => savePage({ page: 'upi', seen, typed }),
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
  openAgain: act({ roles: owner, input: z.object({}), do: openAgain }),
}

export const shopReads = {
  checklist: read(owner, async (_: object) => readChecklist()),
  page: read(owner, async ({ page }: { page: ShopPage }) => readPage(page)),
  /** The cookie that shows a shop that is not open yet. */
  preview: read(ROLES, async (_: object) => ({
    name: PREVIEW_COOKIE,
    value: previewPass(),
    maxAge: PREVIEW_SECONDS,
  })),
  sign: read(owner, async (_: object) => readSign()),
}
