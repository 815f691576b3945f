'use client'
import { useEffect } from 'react'
import type { Recent } from '#lib/recent/recent.ts'
import { recordVisit } from '#lib/recent/use-recent.ts'

/** Viewing a product records it. */
export function RecordVisit({ entry }: { entry: Recent }) {
  useEffect(() => recordVisit(entry), [entry])
  return null
}
