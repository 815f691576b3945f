/** Adds the whole stylesheets to a page that was painted with its own styles; the framework takes them for its own. */
export function loadStylesheets() {
  const urls = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole
  for (const url of urls?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.dataset.precedence = 'next'
    document.head.append(link)
  }
}
