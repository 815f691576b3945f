'use client'
import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'
import { onTabs } from '#lib/browser/tabs.ts'
import { BROWSER_COOKIES } from '#lib/browser-storage.ts'
import { forgetShopper } from './forget-shopper.ts'

/** The name cookie is the browser's only hint of a session: it is set and deleted with the token. */
const signedInName = () => Cookies.get(BROWSER_COOKIES.name)
export const isSignedIn = () => signedInName() !== undefined

const listen = (changed: () => void) => {
  let before = signedInName()
  return onTabs(['session'], () => {
    const now = signedInName()
    // However the session ended: what the customer viewed is forgotten with it.
    if (before !== undefined && now === undefined) forgetShopper()
    before = now
    changed()
  })
}

/** Undefined while a static page has not read its cookies yet, then the name, or null for a visitor. */
export const useSessionName = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    listen,
    () => signedInName() ?? null,
    () => undefined,
  )
