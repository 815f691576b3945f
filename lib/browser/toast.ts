export type Toast = { text: string; href?: string; hrefText?: string; image?: string; tone?: 'bad' }

export const TOAST_EVENT = 'haat:toast'

/** Says something for three seconds, wherever the page's toaster stands: after the frame that shows what was pressed. */
export const toast = (message: Toast) =>
  void requestAnimationFrame(() =>
    setTimeout(() => window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: message }))),
  )
