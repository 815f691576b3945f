import type { ReactNode } from 'react'
import { type Ahead, preloadLinks } from '#components/catalogue/preload-pictures.ts'
import { FailedRequest } from '#components/shell/failed-request.tsx'
import type { FullResponse } from '#lib/server/http/response.ts'
import { loadTemplate } from '#lib/server/page-template/load-template.ts'
import { fillTemplate, type PageTemplate } from '#lib/server/page-template/page-template.ts'
import { renderPart } from '#lib/server/page-template/render-parts.ts'
import { renderContext } from '#lib/server/render/render-context.ts'
import { TEMPLATE_PATHS } from '#lib/server/render/template-paths.ts'
import { renderStaticHtml } from '#lib/server/static-html/render.ts'
import { pageTitle } from '#lib/shop/server/page-metadata.ts'

type TemplateKind = 'listing' | 'search' | 'nothing' | 'cart' | 'checkout'

/** The path of such a template: a static page that no link leads to. */
const templatePath = (kind: TemplateKind) => `${TEMPLATE_PATHS}${kind}`

type TemplatePage = {
  title?: string
  description?: string
  canonical?: string
  term?: string
  main: ReactNode
  /** A part that the browser goes on with (components/ui/filled-part.tsx). */
  part?: { name: string; props: object }
  ahead?: readonly Ahead[]
  /** 200 unless told otherwise. */
  status?: number
  headers?: FullResponse['headers']
}

/** The template, loaded while its values are read. */
export function templateFor(kind: TemplateKind): Promise<PageTemplate> {
  const template = loadTemplate(templatePath(kind))
  // The caller hears of a failure; the page may have become another one (a 404) meanwhile.
  template.catch(() => undefined)
  return template
}

/** The page of one request: a cached template filled with values that are rendered for it. */
export async function filledTemplate(
  template: Promise<PageTemplate>,
  page: TemplatePage,
): Promise<FullResponse> {
  const { title = '', description, canonical = '', term = '', part, ahead = [], status = 200 } = page
  const loaded = await template
  const rendered = part && (await renderPart(part.name, part.props))
  const { html, policy } = fillTemplate(loaded, {
    title: title && pageTitle(title),
    description: description || title,
    canonical: canonical.replace(/^\//, ''),
    term,
    main: renderStaticHtml(
      <>
        {page.main}
        <FailedRequest />
      </>,
    ),
    head: preloadLinks(ahead) + (rendered?.head ?? ''),
    part: rendered?.part,
    data: part && JSON.stringify(part.props),
  })
  const made = renderContext().getStore()
  if (made) made.isWhole = true
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // With no-cache, unlike no-store, Back shows the results as they were left.
      'cache-control': 'private, no-cache',
      ...page.headers,
      ...(policy && { 'content-security-policy': policy }),
    },
    body: html,
  }
}
