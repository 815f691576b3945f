import { Writable } from 'node:stream'
// The React that Next renders pages with: components are bundled against it, and another copy knows none of their hooks.
import { renderToPipeableStream } from 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server.js'

/** The HTML of client components as Next writes them into a page. */
export const renderPage = node =>
  new Promise((resolve, reject) => {
    const parts = []
    const html = new Writable({
      write(part, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(html), onError: reject })
  })
