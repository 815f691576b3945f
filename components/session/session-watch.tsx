'use client'
import { useEffect } from 'react'
import { refreshNameCookie } from '#lib/session/browser/refresh-name-cookie.ts'
import { watchSession } from '#lib/session/browser/watch-session.ts'

/** On a customer's page: restores the name cookie, and reloads the page when the customer signs out in any tab. */
export function SessionWatch() {
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    // The cookies come first: they are this customer's.
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
