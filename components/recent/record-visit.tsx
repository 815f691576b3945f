'use client'
import { useEffect } from 'react'
import { recordVisit } from '#lib/recent/browser/use-recent.ts'
import type { Recent } from '#lib/recent/rules/recent.ts'

/** Viewing a product records it. */
export function RecordVisit({ entry }: { entry: Recent }) {
  useEffect(() => recordVisit(entry), [entry])
  return null
}
