/** On a phone a bar or the keyboard covers the lower half: an element is scrolled into the upper half. */
export function scrollIntoViewIfHidden(part: HTMLElement | null | undefined) {
  if (!part) return
  part.style.scrollMarginBlock = '1rem 50vh'
  part.scrollIntoView({ block: 'nearest' })
}
