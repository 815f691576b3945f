import { packPageScript, pageScriptUrl, takePageScript } from './page-script.ts'

const START = '<script id="_R_">start()</script>'
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>'

test('data and start leave the page as one script, the data first', () => {
  const { html, text } =
    takePageScript(`<body>a${START}<script src="/a.js" async=""></script>${DATA}</body>`) ?? {}
  expect(html).toBe('<body>a<script src="/a.js" async=""></script></body>')
  expect(text).toBe('(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"]);\nstart()')
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
