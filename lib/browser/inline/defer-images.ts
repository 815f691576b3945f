import { LOAD_IMAGES_EVENT } from '#lib/rules/load-images-event.ts'

const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'beforeprint']

/**
 * `loading=lazy` alone loads images up to 1,250 px below the screen, at the cost of the visible ones. This replaces
 * each lazy image by a placeholder of its size while the page is parsed, and restores it when it comes onto the screen
 * (also on the very tall screens of crawlers), or restores all of them at the first sign of a user. It stands in the
 * head so that it runs in time.
 */
export function deferImages() {
  const onScreen = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) bringBack(target)
    },
    { threshold: 0.01 },
  )
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
    onScreen.observe(image)
  }
  const bringBack = (image: Element) => {
    onScreen.unobserve(image)
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
  const bringAllBack = (within: ParentNode) =>
    within.querySelectorAll('img[data-later-src]').forEach(bringBack)
  const wake = () => {
    for (const name of SIGNS) removeEventListener(name, wake, true)
    parsed.disconnect()
    bringAllBack(document)
  }

  parsed.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => parsed.disconnect())
  for (const name of SIGNS) addEventListener(name, wake, { capture: true, passive: true })
  document.addEventListener(LOAD_IMAGES_EVENT, event => bringAllBack(event.target as Element))
}

type Source = HTMLImageElement | HTMLSourceElement

/** The sources of its picture, then the image itself: each change makes the browser choose again. */
const sourcesOf = (image: Element): Source[] => {
  const parent = image.parentNode as ParentNode & Node
  const sources = parent.nodeName === 'PICTURE' ? parent.querySelectorAll('source') : []
  return [...sources, image as HTMLImageElement]
}
