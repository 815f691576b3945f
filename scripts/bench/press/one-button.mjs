import { createServer } from 'node:http'

/** A page of one button that answers with one word: less than this no press can take in the same browser. */
export async function startButton() {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(PAGE)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(done))
    },
  }
}

const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><button style="padding:1rem">Add</button>
<p id="toasts"></p><script>
document.querySelector('button').onclick = () => {
  document.getElementById('toasts').innerHTML = '<span class="toast">Added</span>'
}
</script>`
