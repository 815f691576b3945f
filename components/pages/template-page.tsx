import type { Metadata } from 'next'
import { AddChoice } from '#components/catalogue/add-choice-dialog.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import { routes } from '#lib/routes.ts'
import { placeholder } from '#lib/server/page-template/page-template.ts'
import { ListScript } from './list-script.tsx'

const rows = { listing: routes.category, search: routes.search, nothing: routes.productNotFound }
const rowOf = (kind: string) => (Object.hasOwn(rows, kind) ? rows[kind as keyof typeof rows] : undefined)

export const templateMetadata = (kind: string): Metadata => ({
  title: placeholder('title'),
  description: placeholder('description'),
  ...(rowOf(kind)?.noindex && { robots: { index: false, follow: true } }),
  // Each search would have one of its own, and robots pass over them all.
  ...(kind !== 'search' && { alternates: { canonical: `/${placeholder('canonical')}` } }),
})

/** The page around a list, or the word that there is none, with places to be filled in. */
export function templatePage(kind: string) {
  const route = rowOf(kind)
  if (!route) return undefined
  return (
    <Chrome route={route} term={placeholder('term')}>
      <StaticHtml>
        {placeholder('main')}
        <AddChoice />
      </StaticHtml>
      <ListScript />
    </Chrome>
  )
}
