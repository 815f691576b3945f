/**
 * Adds the whole stylesheets to a page that was painted with its own styles; the framework takes them for its own. They
 * apply together once all have come, since one alone may need what another one defines.
 */
export function loadStylesheets() {
  const urls = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole
  const links = (urls?.split(' ') ?? []).map(url => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.media = 'print'
    link.dataset.precedence = 'next'
    link.onload = link.onerror = ended
    document.head.append(link)
    return link
  })
  let waiting = links.length
  function ended() {
    if (--waiting < 1) for (const link of links) link.media = 'all'
  }
}
