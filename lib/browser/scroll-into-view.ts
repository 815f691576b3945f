/** On a phone a bar or the keyboard stands over the lower half: what is to be read is brought into the upper one. */
export function scrollIntoViewIfHidden(part: HTMLElement | null | undefined) {
  if (!part) return
  part.style.scrollMarginBlock = '1rem 50vh'
  part.scrollIntoView({ block: 'nearest' })
}
