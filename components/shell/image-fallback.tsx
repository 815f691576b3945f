'use client'
import { useEffect } from 'react'
import { PLACEHOLDER } from '#lib/media/rules/picture-url.ts'

/**
 * A picture that fails to load becomes the placeholder (or what data-dead names), or its tile is hidden. One listener for
 * the whole page.
 */
export function ImageFallback() {
  useEffect(() => {
    const listen = ({ target }: Event) => target instanceof HTMLImageElement && replace(target)
    document.addEventListener('error', listen, true)
    // Those that failed before the script came.
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image)
    return () => document.removeEventListener('error', listen, true)
  }, [])
  return null
}

function replace(image: HTMLImageElement) {
  if (image.dataset.dead === 'hide') {
    const holder = image.closest<HTMLElement>('[data-tile]') ?? image
    holder.dataset.hidden = ''
    return
  }
  const instead = image.dataset.dead || PLACEHOLDER
  if (image.getAttribute('src') === instead) return
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove()
  image.removeAttribute('srcset')
  image.src = instead
}
