// Next puts its own cache around the fetch of pages, and takes a page that asks anew for a dynamic one. What may be
// kept is the page store's to decide, so the server puts the platform's fetch by before Next changes it.
const SLOT = Symbol.for('haat.fetch')
const shared = globalThis as { [SLOT]?: typeof fetch }

export const keepNativeFetch = () => {
  shared[SLOT] ??= fetch
}

export const nativeFetch: typeof fetch = (...asked) => (shared[SLOT] ?? fetch)(...asked)
