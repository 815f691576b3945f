import { processWide } from '#lib/rules/process-wide.ts'

// Next puts its own cache around the fetch of pages, and takes a page that asks anew for a dynamic one. What may be
// kept is the page store's to decide, so the server puts the platform's fetch by before Next changes it.
const kept = () => processWide('fetch', (): { fetch?: typeof fetch } => ({}))

export const keepNativeFetch = () => {
  kept().fetch ??= fetch
}

export const nativeFetch: typeof fetch = (...asked) => (kept().fetch ?? fetch)(...asked)
