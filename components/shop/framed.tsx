import type { Metadata } from 'next'
import { Kept } from '#components/ui/kept.tsx'
import { place } from '#lib/page-store/frame.ts'
import { routes } from '#lib/routes.ts'
import { Chrome } from './chrome.tsx'
import { ListScript } from './list-script.tsx'

const rows = { listing: routes.category, search: routes.search, nothing: routes.productNotFound }
const rowOf = (kind: string) => (Object.hasOwn(rows, kind) ? rows[kind as keyof typeof rows] : undefined)

export const frameMetadata = (kind: string): Metadata => ({
  title: place('title'),
  description: place('description'),
  ...(rowOf(kind)?.noindex && { robots: { index: false, follow: true } }),
  // Each search would have one of its own, and robots pass over them all.
  ...(kind !== 'search' && { alternates: { canonical: `/${place('canonical')}` } }),
})

/** The page around a list, or the word that there is none, with places to be filled in. */
export function framed(kind: string) {
  const route = rowOf(kind)
  if (!route) return undefined
  return (
    <Chrome route={route} term={place('term')}>
      <Kept>{place('main')}</Kept>
      <ListScript />
    </Chrome>
  )
}
