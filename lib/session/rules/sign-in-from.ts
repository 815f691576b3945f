import { paths } from '#lib/paths.ts'

/** Where a sign-in leads back to: this page, or where the sign-in's own pages were called from. */
export const signInFrom = (path: string, search: string): string =>
  SIGN_IN.test(path) ? (new URLSearchParams(search).get('from') ?? paths.home) : path + search

const SIGN_IN = /^\/(login|register|CreateAccountCard|reset-password|AccountVerifiedCard)\/?$/i
