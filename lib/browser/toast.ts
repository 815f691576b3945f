export type Toast = { text: string; href?: string; hrefText?: string; image?: string; tone?: 'bad' }

export const TOAST_EVENT = 'haat:toast'

/** Shows a message for three seconds in the page's toaster, after the frame that shows the press. */
export const toast = (message: Toast) =>
  void requestAnimationFrame(() =>
    setTimeout(() => window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: message }))),
  )
