import { type ComponentType, createElement } from 'react'
import { renderPage } from '#lib/server/next-internals.renderer.mjs'
import { setPart } from '#lib/server/page-template/render-parts.ts'

/** Where pages are rendered on the server: what fills a template there. In the browser it is no-part-renderer.ts. */
export const registerPart = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  setPart(name, props => renderPage(createElement(Part, props as Props)))
