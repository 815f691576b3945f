import 'server-only'
import type { ActRefused, ActResult } from '#lib/desk/rules/act-types.ts'
import { blankField, fillBlanks } from '#lib/desk/rules/fill-blanks.ts'
import { blanksIn } from '#lib/shop/rules/markdown.ts'
import { titleOfPolicy } from '#lib/shop/rules/policy-title.ts'
import { policyRemoved, policySaved, policyUnknown, policyWithBlanks } from '#messages/desk-shop-policies.ts'
import { policyStarts } from '#messages/policy-starts.ts'
import type { Policy } from '../../shop/seller-file.ts'
import { changeShop, type ShopSaid, shopSaid } from './change-shop.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { knownBlanks } from './known-blanks.ts'
import { seenOf } from './settings-page.ts'

const MOST_OF_BLANK = 500

const policiesOf = ({ policies = [] }: ShopSaid) => policies as Policy[]

/** Those that there are, and those that a shop should have. */
export async function readPolicies() {
  const policies = policiesOf(await shopSaid())
  const missing = Object.keys(policyStarts).filter(slug => !policies.some(policy => policy.slug === slug))
  return {
    policies: policies.map(policy => ({
      slug: policy.slug,
      title: titleOfPolicy(policy),
      blanks: blanksIn(policy.text ?? '').length,
    })),
    missing: missing.map(slug => ({ slug, title: titleOfPolicy({ slug }) })),
  }
}

/** One policy, or the text that it may start from. */
export async function readPolicyOfDesk(slug: string) {
  const said = policiesOf(await shopSaid()).find(policy => policy.slug === slug)
  const text = said?.text ?? fillBlanks(policyStarts[slug] ?? '', await knownBlanks())
  return {
    isSaid: said !== undefined,
    title: said?.title ?? '',
    shownTitle: titleOfPolicy({ slug, ...said, text }),
    summary: said?.summary ?? '',
    text,
    blanks: blanksIn(text),
    seen: said ? seenOf(said) : '',
  }
}

type Typed = { slug: string; title: string; summary: string; text: string; seen: string }

/** `more`: what was typed into the fields of its blanks. */
export async function savePolicy({
  slug,
  title,
  summary,
  text: typed,
  seen,
  ...more
}: Typed & Record<string, unknown>): Promise<ActResult> {
  const text = fillBlanks(typed, blank => {
    const words = more[blankField(blank)]
    return typeof words === 'string' ? words.slice(0, MOST_OF_BLANK) : undefined
  })
  const refused = await changePolicies(slug, seen, policies => {
    const before = policies.find(policy => policy.slug === slug)
    const policy: Policy = {
      slug,
      text,
      ...(title && { title }),
      ...(summary && { summary }),
      ...(before?.file && { file: before.file }),
    }
    return before ? policies.map(one => (one === before ? policy : one)) : [...policies, policy]
  })
  if (refused) return { ...refused, about: slug, ...(refused.fields && { fields: ofForm(refused.fields) }) }
  const blanks = blanksIn(text).length
  const name = titleOfPolicy({ slug, title, text })
  return {
    message: blanks > 0 ? policyWithBlanks(name, blanks) : policySaved(name),
    about: slug,
    changed: { policies: [] },
  }
}

export async function removePolicy(slug: string, seen: string): Promise<ActResult> {
  const refused = await changePolicies(slug, seen, policies =>
    policies.some(policy => policy.slug === slug)
      ? policies.filter(policy => policy.slug !== slug)
      : { refused: policyUnknown },
  )
  return (
    refused ?? { message: policyRemoved, about: slug, changed: { policies: [] }, to: '/desk/shop/policies' }
  )
}

const changePolicies = (slug: string, seen: string, change: (policies: Policy[]) => Policy[] | ActRefused) =>
  changeShop({
    page: 'policies',
    change: said => {
      const before = policiesOf(said)
      const own = before.find(policy => policy.slug === slug)
      if (seen !== (own ? seenOf(own) : '')) return changedMeanwhile(slug)
      const policies = change(before)
      return 'refused' in policies ? policies : { ...said, policies }
    },
  })

const ofForm = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([place, reason]) => [
      /^policies\.\d+\.(.+)$/.exec(place)?.[1] ?? 'text',
      reason,
    ]),
  )
