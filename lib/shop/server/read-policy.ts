import 'server-only'
import { cache } from 'react'
import { shop } from '#lib/api/server/shop.ts'
import { staleIfError } from '#lib/api/server/stale-if-error.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import { type MarkdownText, readMarkdown } from '../rules/markdown.ts'
import { siteHost } from './page-metadata.ts'
import { readDetails, readLogo } from './read-shop.ts'

export type Policy = MarkdownText & { title: string; summary: string }

/** A policy as the seller wrote it; undefined where there is none. */
export const readPolicy = cache(async (slug: string): Promise<Policy | undefined> => {
  const { value: details } = await readDetails()
  // A shop without policies is not asked for each.
  if (!details.policies.some(policy => policy.slug === slug)) return undefined
  const [{ value: found }, { value: logo }] = await Promise.all([
    staleIfError(`Policy ${slug}`, signal => ask(slug, signal), null),
    readLogo(),
  ])
  if (!found) return undefined
  const { title, summary, text } = found
  const host = siteHost()
  const names = { shop: logo.name || host, host, hours: details.settings.policyHours }
  return { title, summary, ...readMarkdown(text, names) }
})

const ask = (slug: string, signal: AbortSignal) =>
  shop.policy({ slug }, { signal }).catch(error => {
    if (isMissing(error)) return null
    throw error
  })
