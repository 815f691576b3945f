'use client'
import { useEffect } from 'react'
import { watchSession } from '#lib/session/watch-session.ts'

/** On a page that is one customer's: it goes when they do, in whichever tab. */
export function SessionWatch() {
  useEffect(watchSession, [])
  return null
}
