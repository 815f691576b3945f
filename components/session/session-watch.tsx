'use client'
import { useEffect } from 'react'
import { refreshNameCookie } from '#lib/session/browser/refresh-name-cookie.ts'
import { watchSession } from '#lib/session/browser/watch-session.ts'

/** On a page that is one customer's: the browser knows their name, and the page goes when they do, in whichever tab. */
export function SessionWatch() {
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    // First the names: they are no other customer's.
    void refreshNameCookie().then(() => {
      if (!isGone) stop = watchSession()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return null
}
