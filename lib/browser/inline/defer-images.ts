import { LOAD_IMAGES_EVENT } from '#lib/rules/load-images-event.ts'

const MOVES = ['wheel', 'touchmove', 'scroll']

/**
 * `loading=lazy` alone loads images up to 1,250 px below the screen, at the cost of the visible ones. This replaces
 * each lazy image by a placeholder of its size while the page is parsed, and restores it when it comes onto the screen
 * (also on the very tall screens of crawlers). From the first scroll on, an image is restored when it is less than a
 * screen away; a press alone loads none, since its answer goes first. It stands in the head so that it runs in time.
 */
export function deferImages() {
  const watch = (where: IntersectionObserverInit) =>
    new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) bringBack(target)
    }, where)
  let awaited = watch({ threshold: 0.01 })
  const parsed = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes as NodeListOf<HTMLImageElement>)
        if (node.nodeName === 'IMG') putBy(node)
        else if (node.querySelectorAll) node.querySelectorAll('img').forEach(putBy)
  })

  const putBy = (image: HTMLImageElement) => {
    if (image.loading !== 'lazy' || image.dataset.laterSrc) return
    for (const each of sourcesOf(image)) {
      const set = each.getAttribute('srcset')
      if (!set) continue
      each.dataset.laterSet = set
      each.removeAttribute('srcset')
    }
    image.dataset.laterSrc = image.getAttribute('src') as string
    image.src = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${image.getAttribute('width')}' height='${image.getAttribute('height')}'/>`
    awaited.observe(image)
  }
  const bringBack = (image: Element) => {
    awaited.unobserve(image)
    for (const each of sourcesOf(image)) {
      const { laterSet, laterSrc } = each.dataset
      if (laterSet) {
        each.srcset = laterSet
        delete each.dataset.laterSet
      }
      if (laterSrc) {
        each.src = laterSrc
        delete each.dataset.laterSrc
      }
    }
  }
  const eachHeld = (within: ParentNode, work: (image: Element) => void) =>
    within.querySelectorAll('img[data-later-src]').forEach(work)
  const moved = ({ type, target }: Event) => {
    // A carousel that scrolls by itself is nobody's move.
    if (type === 'scroll' && target !== document) return
    for (const name of MOVES) removeEventListener(name, moved, true)
    awaited.disconnect()
    awaited = watch({ rootMargin: '100%', scrollMargin: '100%' } as IntersectionObserverInit)
    eachHeld(document, image => awaited.observe(image))
  }

  parsed.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => parsed.disconnect())
  for (const name of MOVES) addEventListener(name, moved, { capture: true, passive: true })
  addEventListener('beforeprint', () => eachHeld(document, bringBack))
  document.addEventListener(LOAD_IMAGES_EVENT, event => eachHeld(event.target as Element, bringBack))
}

type Source = HTMLImageElement | HTMLSourceElement

/** The sources of its picture, then the image itself: each change makes the browser choose again. */
const sourcesOf = (image: Element): Source[] => {
  const parent = image.parentNode as ParentNode & Node
  const sources = parent.nodeName === 'PICTURE' ? parent.querySelectorAll('source') : []
  return [...sources, image as HTMLImageElement]
}
