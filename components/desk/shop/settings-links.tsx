import { pageTitles } from '#messages/desk-shop-fields.ts'
import * as words from '#messages/desk-shop-list.ts'
import { type DeskLink, DeskLinks } from '../desk-links.tsx'

const shop = (page: keyof typeof pageTitles) => [`/desk/shop/${page}`, pageTitles[page]] as const

const GROUPS: readonly (readonly [string, readonly DeskLink[]])[] = [
  [
    words.groups.shop,
    [
      shop('name'),
      ['/desk/shop/looks', words.looks],
      shop('colours'),
      ['/desk/shop/banners', words.banners],
      ['/desk/shop/sections', words.sections],
      shop('home'),
      shop('words'),
      shop('contact'),
      shop('links'),
    ],
  ],
  [
    words.groups.rules,
    [
      ['/desk/shop/delivery', words.delivery],
      shop('parcels'),
      shop('paying'),
      shop('upi'),
      ['/desk/shop/coupons', words.coupons],
      ['/desk/shop/closed', words.closedSign],
    ],
  ],
  [
    words.groups.law,
    [
      shop('seller'),
      shop('officer'),
      shop('tax'),
      shop('returns'),
      ['/desk/shop/policies', words.policies],
      shop('declared'),
    ],
  ],
  [
    words.groups.desk,
    [
      ['/desk/shop/keys', words.keys],
      ['/desk/shop/programs', words.programs],
      ['/desk/shop/webhooks', words.webhooks],
      ['/desk/people', words.people],
      ['/desk/devices', words.devices],
      ['/desk/book', words.book],
    ],
  ],
]

/** Everything that is set for the shop, by what it is about. */
export const SettingsLinks = () => (
  <section className="grid gap-4">
    <h2>{words.settingsTitle}</h2>
    <div className="desk-settings">
      {GROUPS.map(([title, links]) => (
        <nav key={title} aria-label={title} className="desk-card content-start">
          <h3 className="font-bold">{title}</h3>
          <DeskLinks links={links} />
        </nav>
      ))}
    </div>
  </section>
)
