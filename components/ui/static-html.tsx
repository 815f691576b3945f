import type { ReactNode } from 'react'
import { renderStaticHtml } from '#lib/server/static-html/render.ts'
import { addStaticHtml } from '#lib/server/static-html/slots.ts'
import { StaticHtmlSlot } from './static-html-slot.tsx'

/**
 * Part of a page that no script changes. It is sent once, as HTML: React would send it again as data and walk through
 * it in the browser (measured: a listing of 142 kB instead of 60).
 */
export const StaticHtml = ({ children }: { children: ReactNode }) => (
  <StaticHtmlSlot id={addStaticHtml(renderStaticHtml(children))} />
)
