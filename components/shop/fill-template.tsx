import type { ReactNode } from 'react'
import { type Ahead, preloadLinks } from '#components/catalogue/preload-pictures.ts'
import { TEMPLATE_PATHS } from '#lib/server/page-cache/template-paths.ts'
import { loadTemplate } from '#lib/server/page-template/load-template.ts'
import { fillTemplate, type PageTemplate } from '#lib/server/page-template/page-template.ts'
import { renderContext } from '#lib/server/render/render-context.ts'
import { renderStaticHtml } from '#lib/server/static-html/render.ts'
import { pageTitle } from '#lib/shop/server/page-metadata.ts'
import { FailedRequest } from './failed-request.tsx'

type TemplateKind = 'listing' | 'search' | 'nothing'

/** The path of such a template: a static page that no link leads to. */
const templatePath = (kind: TemplateKind) => `${TEMPLATE_PATHS}${kind}`

type Told = {
  title: string
  description?: string
  canonical?: string
  term?: string
  main: ReactNode
  ahead: readonly Ahead[]
  /** 200 unless told otherwise. */
  status?: number
}

/** The template, loaded while its values are read. */
export function templateFor(kind: TemplateKind): Promise<PageTemplate> {
  const template = loadTemplate(templatePath(kind))
  // Whoever waits for it hears of a failure; the page may have become another one (a 404) meanwhile.
  template.catch(() => undefined)
  return template
}

/** The page of one request: a cached template filled with values that are rendered as static HTML. */
export async function filledTemplate(template: Promise<PageTemplate>, told: Told): Promise<Response> {
  const { html, policy } = fillTemplate(await template, {
    title: pageTitle(told.title),
    description: told.description || told.title,
    canonical: (told.canonical ?? '').replace(/^\//, ''),
    term: told.term ?? '',
    main: renderStaticHtml(
      <>
        {told.main}
        <FailedRequest />
      </>,
    ),
    head: preloadLinks(told.ahead),
  })
  const made = renderContext().getStore()
  if (made) made.isWhole = true
  return new Response(html, {
    status: told.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // With no-cache, unlike no-store, Back shows the results as they were left.
      'cache-control': 'private, no-cache',
      ...(policy && { 'content-security-policy': policy }),
    },
  })
}
