import { linkedPaths } from '#lib/linked-paths.ts'

/** Where a sign-in returns to: this page, or the `from` of the sign-in pages themselves. */
export const signInFrom = (path: string, search: string): string =>
  SIGN_IN.test(path) ? (new URLSearchParams(search).get('from') ?? linkedPaths.home) : path + search

const SIGN_IN = /^\/(login|sign-in-code|register|CreateAccountCard|reset-password|AccountVerifiedCard)\/?$/i
