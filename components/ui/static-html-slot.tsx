'use client'
import { useState } from 'react'

/** What `Kept` has put by, as HTML; in the browser it is what already stands there. */
export function StaticHtmlSlot({ id, className = 'contents' }: { id: string; className?: string }) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? keptHtml(id) : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/markup, which escapes
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  )
}

const SLOT = Symbol.for('haat.markup')

function keptHtml(id: string): string {
  const html = (globalThis as { [SLOT]?: (id: string) => string | undefined })[SLOT]?.(id)
  if (html === undefined) throw new Error(`The markup ${id} of this page is gone.`)
  return html
}
