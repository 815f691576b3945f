import type { ReactNode } from 'react'
import { type Ahead, preloadLinks } from '#components/catalogue/pictures-ahead.ts'
import { writeMarkup } from '#lib/markup/write-markup.ts'
import { beingMade } from '#lib/page-store/being-made.ts'
import { type Frame, fillFrame } from '#lib/page-store/frame.ts'
import { FRAMES } from '#lib/page-store/frame-key.ts'
import { readFrame } from '#lib/page-store/read-frame.ts'
import { pageTitle } from '#lib/shop/page-metadata.ts'
import { FailedRequest } from './failed-request.tsx'

type FrameKind = 'listing' | 'search' | 'nothing'

/** Where the frame of such pages is made: a static page like others, which nobody is led to. */
const framePath = (kind: FrameKind) => `${FRAMES}${kind}`

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

/** The frame, asked for beside what fills it. */
export function frameFor(kind: FrameKind): Promise<Frame> {
  const frame = readFrame(framePath(kind))
  // Whoever waits for it hears of a failure; the page may have become another one (a 404) meanwhile.
  frame.catch(() => undefined)
  return frame
}

/** A page for this one request: the kept frame around it, and in it what was asked for, written without React's work. */
export async function filledPage(frame: Promise<Frame>, told: Told): Promise<Response> {
  const { html, policy } = fillFrame(await frame, {
    title: pageTitle(told.title),
    description: told.description || told.title,
    canonical: (told.canonical ?? '').replace(/^\//, ''),
    term: told.term ?? '',
    main: writeMarkup(
      <>
        {told.main}
        <FailedRequest />
      </>,
    ),
    head: preloadLinks(told.ahead),
  })
  const made = beingMade().getStore()
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
