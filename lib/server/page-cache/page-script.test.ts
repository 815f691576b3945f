import { dataLikeNext, dataScriptLikeNext, FIRST_DATA_SCRIPT, startLikeNext } from '../test-next-page.ts'
import { packPageScript, pageScriptUrl, takePageScript } from './page-script.ts'

const START = startLikeNext('start()')
const DATA = dataLikeNext(['x'])

test('data and start leave the page as one script, the data first', () => {
  const { html, text } =
    takePageScript(`<body>a${START}<script src="/a.js" async=""></script>${DATA}</body>`) ?? {}
  expect(html).toBe('<body>a<script src="/a.js" async=""></script></body>')
  expect(text).toBe([FIRST_DATA_SCRIPT, dataScriptLikeNext('x'), 'start()'].join(';\n'))
})

test.each([
  ['without a start', `<body>${DATA}</body>`],
  ['without data', `<body>${START}</body>`],
  ['with another script of the framework', `<body>${START}${DATA}<script>$RC("B:0","S:0")</script></body>`],
])('a page %s stays whole', (_, html) => {
  expect(takePageScript(html)).toBeUndefined()
})

test('the same script has the same address, another one another', () => {
  const of = (text: string) => pageScriptUrl(packPageScript(text).hash, '/product/a')
  expect(of('a')).toBe(of('a'))
  expect(of('a')).not.toBe(of('b'))
  expect(of('a')).toMatch(/^\/page-script\/[\w-]{16}\/product\/a$/)
})
