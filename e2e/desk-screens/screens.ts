import { globSync } from 'node:fs'
import { SHOP_PAGES } from '../../lib/desk/rules/shop-pages.ts'
import type { Filled } from './fill-desk.ts'

/** A screen as somebody opens it: a page of app/(desk) at an address, by its owner unless it says otherwise. */
export type Screen = { page: string; path: string; isSignedOut?: true }

const FOLDER = 'app/(desk)'

/** Each page of the desk that the file tree has, without its name. */
export const deskPages = () =>
  globSync(`${FOLDER}/**/page.tsx`)
    .map(file => file.slice(FOLDER.length + 1, -'/page.tsx'.length))
    .sort()

/** The addresses at which a page is looked at: those of `of` show something of what the shop is filled with. */
const SCREENS: Record<string, string[] | ((of: Filled) => string[])> = {
  desk: [''],
  'desk/book': ['book'],
  'desk/devices': ['devices'],
  'desk/devices/codes': ['devices/codes'],
  'desk/import': ['import'],
  'desk/import/[id]': of => [`import/${of.import}`],
  'desk/join/[token]': of => [`join/${of.join}`, 'join/none'],
  'desk/money': ['money'],
  'desk/money/answers': ['money/answers'],
  'desk/money/answers/messages': ['money/answers/messages'],
  'desk/money/answers/ratings': ['money/answers/ratings'],
  'desk/money/answers/searches': ['money/answers/searches'],
  'desk/money/answers/ticket/[number]': of => [`money/answers/ticket/${of.number}`],
  'desk/money/bills': ['money/bills'],
  'desk/money/customers': ['money/customers', 'money/customers?who=Meena'],
  'desk/money/customers/[id]': of => [`money/customers/${of.customer}`],
  'desk/money/payouts': ['money/payouts'],
  'desk/money/payouts/[id]': of => [`money/payouts/${of.payout}`],
  'desk/new-order': of => ['new-order', `new-order?taken=stall&q=pot`, `new-order?q=pot&l=${of.thing}****1`],
  'desk/not-yours': ['not-yours'],
  'desk/order/[id]': of => [of.placed, of.packed, ...of.orders.slice(4, 5)].map(id => `order/${id}`),
  'desk/order/[id]/bill/[key]': of => [`order/${of.packed}/bill/${of.bill}`],
  'desk/order/[id]/courier': of => [`order/${of.packed}/courier`],
  'desk/orders': ['orders', 'orders?tab=placed&choose=all'],
  'desk/orders/print': of => [
    `orders/print?order-${of.packed}=on&order-${of.toSend}=on`,
    `orders/print?what=slip&order-${of.placed}=on`,
  ],
  'desk/orders/returns': ['orders/returns'],
  'desk/orders/returns/[number]': of => [`orders/returns/${of.returned}`],
  'desk/orders/sheets': ['orders/sheets'],
  'desk/orders/sheets/[id]': of => [`orders/sheets/${of.numbers}`],
  'desk/orders/ship': of => [`orders/ship?order-${of.packed}=on&order-${of.toSend}=on`],
  'desk/people': ['people'],
  'desk/people/[id]': of => [`people/${of.packer.id}`],
  'desk/pick-list': ['pick-list'],
  'desk/prove': ['prove', 'prove?tab=1'],
  'desk/prove/mail/[token]': of => [`prove/mail/${of.proveLink}`],
  'desk/shop': ['shop'],
  'desk/shop/[page]': Object.keys(SHOP_PAGES).map(page => `shop/${page}`),
  'desk/shop/banners': ['shop/banners'],
  'desk/shop/closed': ['shop/closed'],
  'desk/shop/coupons': ['shop/coupons'],
  'desk/shop/delivery': ['shop/delivery'],
  'desk/shop/keys': ['shop/keys'],
  'desk/shop/looks': ['shop/looks'],
  'desk/shop/policies': ['shop/policies'],
  'desk/shop/policies/[slug]': ['shop/policies/returns', 'shop/policies/terms'],
  'desk/shop/programs': ['shop/programs'],
  'desk/shop/sections': ['shop/sections'],
  'desk/shop/sections/[id]': of => [`shop/sections/${of.section}`],
  'desk/shop/webhooks': ['shop/webhooks'],
  'desk/shop/webhooks/[id]': of => [`shop/webhooks/${of.hook}`],
  'desk/sign-in': ['sign-in'],
  'desk/sign-in/mail/[token]': of => [`sign-in/mail/${of.enterLink}`],
  'desk/thing/[id]': of => [`thing/${of.thing}`],
  'desk/things': ['things', 'things?show=few'],
  'desk/things/draft/[id]': of => [`things/draft/${of.draft}`],
  'desk/things/feeds': ['things/feeds'],
  'desk/things/many': of => [`things/many?pick=${of.thing}`, `things/many?picks=${of.thing}&percent=-10`],
  'desk/things/searches': ['things/searches'],
  'desk/things/sort': of => ['things/sort', `things/sort?section=${of.section}`],
}

/** Whoever is signed in has no use for them. */
const SIGNED_OUT = ['desk/sign-in', 'desk/sign-in/mail/[token]', 'desk/join/[token]']

/** All screens of these pages; a page without an address throws, so that none is forgotten. */
export function screensOf(pages: readonly string[], filled: Filled): Screen[] {
  return pages.flatMap(page => {
    const paths = SCREENS[page]
    if (!paths) throw new Error(`${page} is not among the screens of e2e/desk-screens/screens.ts.`)
    return (typeof paths === 'function' ? paths(filled) : paths).map(path => ({
      ...{ page, path: `/desk${path && '/'}${path}` },
      ...(SIGNED_OUT.includes(page) && { isSignedOut: true as const }),
    }))
  })
}
