import type { Toast } from '#lib/browser/toast.ts'
import { TOAST_MS } from '#lib/constants.ts'
import { make } from './elements.ts'
import { MOST_TOASTS } from './limits.ts'
import { place } from './words.ts'

/** Says something for three seconds; the answer takes it away before. */
export function show({ text, href, hrefText = '', image, tone }: Toast) {
  const toast = make('div', { className: tone ? 'toast border-danger' : 'toast' })
  if (image) toast.append(make('img', { alt: '', src: image }))
  toast.append(make('p', {}, text))
  if (href) toast.append(make('a', { className: 'link', href }, hrefText))
  const box = place() as HTMLElement
  box.append(toast)
  if (box.childElementCount > MOST_TOASTS) box.firstChild?.remove()
  const remove = () => toast.remove()
  setTimeout(remove, TOAST_MS)
  return remove
}

export const refuse = (text: string) => show({ text, tone: 'bad' })
