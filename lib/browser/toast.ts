export type Toast = { text: string; href?: string; hrefText?: string; image?: string; tone?: 'bad' }

export const TOAST_EVENT = 'haat:toast'

/** Says something for three seconds, wherever the page's toaster stands. */
export const toast = (said: Toast) =>
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: said }))
