import type { ReactNode } from 'react'
import { keepMarkup } from '#lib/markup/kept-markup.ts'
import { writeMarkup } from '#lib/markup/write-markup.ts'
import { KeptMarkup } from './kept-markup.tsx'

/**
 * Part of a page that no script changes. It is sent once, as HTML: React would send it again as data and walk through
 * it in the browser (measured: a listing of 142 kB instead of 60).
 */
export const Kept = ({ children }: { children: ReactNode }) => (
  <KeptMarkup id={keepMarkup(writeMarkup(children))} />
)
