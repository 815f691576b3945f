/** A page's own words, pictures and styles as one document: nothing runs in it and nothing is asked for ahead. */
export async function bareOf(shop, path) {
  const html = await text(shop + path)
  const sheets = [...html.matchAll(SHEET)].map(([, url]) => url)
  const styles = await Promise.all(sheets.map(async url => withWholePaths(await text(shop + url), url)))
  return html
    .replace(/<noscript>[\s\S]*?<\/noscript>|<script[\s\S]*?<\/script>|<link rel="preload"[^>]*>/g, '')
    .replace(SHEET, '')
    .replace('</head>', () => `${styles.length ? `<style>${styles.join('')}</style>` : ''}</head>`)
}

// Outside of <noscript>, which is taken away.
const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*data-precedence[^>]*>/g
const text = async url => (await fetch(url)).text()
const withWholePaths = (css, url) =>
  css.replace(/url\((\.\.?\/[^)]+)\)/g, (_, path) => `url(${new URL(path, `http://x${url}`).pathname})`)
