import 'server-only'
import { mayServe } from '#lib/bills/rules/document-kinds.ts'
import { gstinHolder } from '#lib/rules/gstin.ts'
import { blanksIn } from '#lib/shop/rules/markdown.ts'
import { titleOfPolicy } from '#lib/shop/rules/policy-title.ts'
import { fieldNames, lack } from '#messages/shop-check.ts'
import { type Db, db } from '../db/pool.ts'
import { deliveryLacks } from './delivery-lacks.ts'
import { productLacks } from './product-lacks.ts'
import { readMore } from './read-seller.ts'
import { readShop, readStoredShop } from './read-shop.ts'
import type { Policy, SellerFile } from './seller-file.ts'
import type { ShopFile } from './shop-file.ts'
import { isSilentByDefault } from './shop-json.ts'

/** What is missing or doubtful, by the row of docs/law.md that asks for it. */
export type Lack = {
  law: number
  what: string
  how: string
  at: LackPlace
  /** What to do about it, as the desk says, and what of that is missing. */
  todo: string
  part?: string
}

/** Which page of the desk sets it. */
export type LackPlace =
  | 'words'
  | 'tax'
  | 'officer'
  | 'declared'
  | 'seller'
  | 'contact'
  | 'returns'
  | 'policies'
  | 'delivery'
  | 'things'

const told = (law: number, at: LackPlace, words: Omit<Lack, 'law' | 'at'>): Lack => ({ law, at, ...words })

/**
 * All of them, in the order of harm to the seller. Product by product it takes a while in a large shop, so only who asks for that
 * waits for it.
 */
export const shopLacks = async (from: Db = db, byProduct = false): Promise<Lack[]> => {
  const [shop, said, stored] = [await readShop(from), await readMore(from), await readStoredShop(from)]
  const facts = await from.one<{ food: boolean; sells: boolean }>(FACTS, [FOOD])
  const named = byProduct ? await productLacks(from) : []
  const isOld = stored !== undefined && !isSilentByDefault(stored.more)
  const found = [
    ...(said.sheetRatings ? [told(17, 'words', lack.sheetRatings)] : []),
    ...(isOld ? [told(18, 'words', lack.oldClaims)] : []),
    ...claimsOf({ ...shop?.settings, ...said.settings }),
    ...(await deliveryLacks({ ...shop?.settings, ...said.settings })),
    ...sellerLacks(said, shop, byProduct && facts?.sells === true),
    ...named,
    ...policyLacks(said),
    ...(facts?.food && !said.seller.fssai ? [told(25, 'seller', lack.fssai)] : []),
  ]
  const place = ({ law }: Lack) => (HARM.indexOf(law) + 1 || HARM.length + law) as number
  return found.sort((one, other) => place(one) - place(other))
}

const HARM = [17, 18, 20, 5, 7, 8, 24, 12, 2, 6, 26]

/** `isNamed`: what products lack is told of each. */
const sellerLacks = (
  { seller, tax, declared }: SellerFile,
  shop: ShopFile | undefined,
  isNamed: boolean,
): Lack[] => {
  const { legalName, form, gstin, cin, address, care, officer } = seller
  const isTaxed = tax.status === 'regular' || tax.status === 'composition'
  const missing = <Name extends keyof typeof fieldNames>(
    of: { [N in Name]?: unknown },
    names: readonly Name[],
  ) => names.filter(name => !of[name]).map(name => fieldNames[name])
  const lacks = <Name extends string>(of: { [N in Name]?: unknown }, names: readonly Name[]) =>
    names.some(name => !of[name])
  const reachable = { email: care.email || shop?.email, mobile: care.mobile || shop?.mobile }
  const holders = form && HOLDERS[form]
  return [
    ...(tax.status ? [] : [told(20, 'tax', lack.bills)]),
    ...(isTaxed && !tax.series ? [told(20, 'tax', lack.series)] : []),
    ...(lacks(officer, OFFICER) ? [told(5, 'officer', lack.officer(missing(officer, OFFICER)))] : []),
    ...(declared.manufacturer || declared.packer || declared.importer || isNamed
      ? []
      : [told(7, 'declared', lack.declarations)]),
    ...(lacks(address, ADDRESS) ? [told(2, 'seller', lack.address(missing(address, ADDRESS)))] : []),
    ...(tax.status && !mayServe(tax.status, '', ANOTHER) ? [told(26, 'tax', lack.interstate)] : []),
    ...(legalName ? [] : [told(1, 'seller', lack.legalName)]),
    ...(legalName && !form ? [told(1, 'seller', lack.form)] : []),
    ...(lacks(reachable, CARE) ? [told(4, 'contact', lack.care(missing(reachable, CARE)))] : []),
    ...(/[.@](example|invalid|test)$/i.test(shop?.email ?? '') ? [told(4, 'contact', lack.placeholder)] : []),
    ...(form === 'company' && !cin ? [told(22, 'seller', lack.cin)] : []),
    ...(isTaxed && !gstin ? [told(25, 'seller', lack.gstin)] : []),
    ...(gstin && holders && !holders.includes(gstinHolder(gstin))
      ? [told(25, 'seller', lack.holder(form))]
      : []),
  ]
}

// A state that is not the seller's.
const ANOTHER = '-'
const OFFICER = ['name', 'designation', 'email', 'mobile'] as const
const ADDRESS = ['street', 'town', 'state', 'pin'] as const
const CARE = ['email', 'mobile'] as const
// The letter of the PAN within the GSTIN.
const HOLDERS: Record<string, string> = {
  proprietor: 'P',
  partnership: 'F',
  llp: 'F',
  company: 'C',
  huf: 'H',
  society: 'AB',
  trust: 'T',
}

const policyLacks = ({ policies, returns, refundDays }: SellerFile): Lack[] => {
  const has = (slug: string) => policies.some(policy => policy.slug === slug)
  return [
    ...(has('privacy') ? [] : [told(24, 'policies', lack.privacy)]),
    ...(has('returns') || returns.days !== undefined ? [] : [told(12, 'returns', lack.returns)]),
    ...(refundDays === undefined ? [told(12, 'returns', lack.refunds)] : []),
    ...(has('shipping') ? [] : [told(12, 'policies', lack.shipping)]),
    ...(has('terms') ? [] : [told(12, 'policies', lack.terms)]),
    ...policies.flatMap(blanksOf),
  ]
}

const blanksOf = (policy: Policy): Lack[] =>
  blanksIn(policy.text ?? '').map(blank => told(12, 'policies', lack.blank(titleOfPolicy(policy), blank)))

/** Claims of a number, of an always, or of safety: the seller may be asked to prove them. */
const claimsOf = (settings: object): Lack[] =>
  Object.entries(settings).flatMap(([name, text]) =>
    typeof text === 'string' && DOUBTFUL.test(text)
      ? [told(18, 'words', lack.claims(`settings.${name}`, text))]
      : [],
  )

const DOUBTFUL =
  /\b(\d[\d,.]*\s*(crore|lakh|million|thousand)|trusted by|no\.? ?1|number one|best in|24 ?[/x×] ?7|guarantee\w*|lowest price|original|certified)\b|100 ?%|within \d+ hours/i

const FOOD =
  '\\m(tea|coffee|spices?|masala|pickles?|honey|ghee|oil|sweets?|namkeen|snacks?|flour|rice|dal|papad|chutney|food|edible)\\M'
const FACTS = `select exists (select from sections where not withdrawn and name ~* $1) as food,
  exists (select from products where not withdrawn) as sells`
