import { processWide } from '#lib/rules/process-wide.ts'

// Next puts its own cache around fetch, and treats a page that fetches without it as dynamic. The page cache decides what
// may be cached, so the server saves the platform's fetch before Next replaces it.
const saved = () => processWide('fetch', (): { fetch?: typeof fetch } => ({}))

export const keepNativeFetch = () => {
  saved().fetch ??= fetch
}

export const nativeFetch: typeof fetch = (...parameters) => (saved().fetch ?? fetch)(...parameters)
