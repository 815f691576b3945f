'use client'
import { useEffect, useState } from 'react'

/** The HTML of a `StaticHtml`; in the browser, what the document has under its id already. */
export function StaticHtmlSlot({ id, className = 'contents' }: { id: string; className?: string }) {
  const [slot] = useState(() => ({
    id,
    html: typeof document === 'undefined' ? renderedHtml(id) : shownHtml(id),
  }))
  useEffect(() => {
    // A hot reload brings the id of another piece, whose HTML only a new document has.
    if (process.env.NODE_ENV === 'development' && id !== slot.id) location.reload()
  }, [id, slot])
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/server/static-html/render.ts, which escapes
      dangerouslySetInnerHTML={{ __html: slot.html }}
    />
  )
}

const SLOT = Symbol.for('haat.markup')

function renderedHtml(id: string): string {
  const html = (globalThis as { [SLOT]?: (id: string) => string | undefined })[SLOT]?.(id)
  if (html === undefined) throw new Error(`The static HTML ${id} of this page is gone.`)
  return html
}

function shownHtml(id: string): string {
  const html = document.getElementById(id)?.innerHTML
  if (html === undefined && process.env.NODE_ENV !== 'production')
    throw new Error(
      `This document has no static HTML with the id ${id}: it belongs to another page, or was removed. Static HTML is sent with a document only, so open pages with <a> or a form instead of client-side navigation.`,
    )
  return html ?? ''
}
