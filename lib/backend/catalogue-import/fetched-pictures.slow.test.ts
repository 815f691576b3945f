import { existsSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import type { Network } from '../fetch-file/checked-lookup.ts'
import { onScreen } from './errors.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

withTestDatabase()
const { root, uploads, folderOf, take, refused } = withFolders()
const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: 'red' } })
const PHOTO = picture.jpeg().toBuffer()

type Answer = (response: http.ServerResponse, request: http.IncomingMessage) => unknown
let answers: Record<string, Answer> = {}
let asked: string[] = []
const server = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  const answer = answers[request.url ?? '']
  if (answer) answer(response, request)
  else response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close().closeAllConnections())
beforeEach(() => {
  answers = {}
  asked = []
  rmSync(path.join(root, 'fetched'), { recursive: true, force: true })
})

const photo: Answer = async response =>
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await PHOTO)
const to =
  (location: string): Answer =>
  response =>
    response.writeHead(302, { location }).end()
const hosts = (names: Record<string, string[]>): Network => ({
  trusted: [origin],
  resolve: (host, _options, done) => {
    const found = names[host]?.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (found) done(null, found)
    else done(Object.assign(new Error(host), { code: 'ENOTFOUND' }), [])
  },
})
const HEADER = 'id,name,subcategory_id,originalPrice,discountPrice,images'
const shopOf = (...images: string[]) =>
  folderOf({
    'categories.csv': SECTIONS,
    'products.csv': `${HEADER}\n${images.map((names, index) => `${index + 1},P${index},101,90,80,"${names}"\n`).join('')}`,
  })
const imagesOf = async () =>
  (await db.query<{ images: string[] }>('select images from products order by id')).map(
    ({ images }) => images,
  )
const taken = (folder: string, names: Record<string, string[]> = {}, more = {}) =>
  take(folder, { network: hosts(names), ...more })

test('a picture is fetched once by its address, and served under a name of its own', async () => {
  answers['/a/Red%20saree.png?v=1'] = to('/final')
  answers['/final'] = photo
  const folder = shopOf(`${origin}/a/Red%20saree.png?v=1`)
  expect(await taken(folder)).toMatchObject({ pictures: 1, warnings: { count: 0 } })
  const [[name = ''] = []] = await imagesOf()
  expect(name).toMatch(/^Red-saree\.[0-9a-f]{16}\.png$/)
  expect(readdirSync(uploads)).toEqual([name])
  expect(await taken(folder)).toMatchObject({ anything: false, pictures: 0 })
  expect(asked).toEqual(['/a/Red%20saree.png?v=1', '/final'])
})

test('one that cannot be fetched is told by its row, stands before no other, and is tried again later', async () => {
  answers['/a.jpg'] = photo
  const folder = shopOf(`${origin}/gone.jpg|${origin}/a.jpg`)
  const { warnings } = await taken(folder)
  expect(onScreen(warnings).lines).toEqual([
    `products.csv, line 2, images: “${origin}/gone.jpg” was not fetched: it answered with 404. A later import tries again. Where there is no other picture, the placeholder shows`,
  ])
  expect(await imagesOf()).toEqual([[expect.stringMatching(/^a\./)]])
  answers['/gone.jpg'] = photo
  expect((await taken(folder)).warnings.count).toBe(0)
  expect(await imagesOf()).toEqual([[expect.stringMatching(/^gone\./), expect.stringMatching(/^a\./)]])
})

const endless: Answer = response => {
  response.writeHead(200, { 'content-type': 'image/jpeg' })
  const more = () => {
    while (response.write(Buffer.alloc(1_000_000)) && !response.destroyed);
  }
  response.on('drain', more)
  more()
}
const says =
  (type: string, text: string): Answer =>
  response =>
    response.writeHead(200, { 'content-type': type }).end(text)

test.each<[string, Answer, string]>([
  ['a redirect to this machine', to('http://127.0.0.1:1/'), 'it leads to something other than https://'],
  ['a redirect to https of this machine', to('https://127.0.0.1/'), 'it leads into a private network'],
  [
    'a redirect to a name in a private network',
    to('https://inside.example/'),
    'it leads into a private network',
  ],
  [
    'a redirect to where one address is private',
    to('https://mixed.example/'),
    'it leads into a private network',
  ],
  ['a redirect to an address of IPv6', to('https://[::ffff:127.0.0.1]/'), 'it leads into a private network'],
  ['a redirect to the data of a cloud', to('https://169.254.169.254/'), 'it leads into a private network'],
  ['a redirect to a port', to('https://8.8.8.8:8443/'), 'it leads to something other than https://'],
  ['a redirect to a file', to('file:///etc/passwd'), 'it leads to something other than https://'],
  ['redirects without end', to('/a.jpg'), 'it leads from one address to the next, and on'],
  [
    'a picture of 1 GB',
    (response, request) =>
      response
        .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 1e9 })
        .write(String(request.url)),
    'it is larger than 20 MB',
  ],
  ['a picture without end', endless, 'it is larger than 20 MB'],
  [
    'a page',
    says('text/html; charset=utf-8', '<p>Sign in'),
    'it is text/html; charset=utf-8, and no picture',
  ],
  [
    'a page that calls itself a photo',
    says('image/jpeg', '<!doctype html>'),
    'it is a page or a drawing, and no photo',
  ],
  ['a drawing', says('image/svg+xml', '<svg/>'), 'it is image/svg+xml, and no picture'],
  ['a text that calls itself a photo', says('image/jpeg', 'text'), 'it cannot be read as a picture'],
  [
    'an answer that breaks off',
    response => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 100 }).write('x')
      setTimeout(() => response.destroy(), 50)
    },
    'it did not answer in time, or broke off',
  ],
])('%s is refused with its reason, and nothing of it is kept', async (_what, answer, reason) => {
  answers['/a.jpg'] = answer
  const names = { 'inside.example': ['10.0.0.7'], 'mixed.example': ['8.8.8.8', '::1'] }
  const { warnings } = await taken(shopOf(`${origin}/a.jpg`), names)
  expect(warnings.listed.map(warning => warning.reason)).toEqual([
    expect.stringContaining(`was not fetched: ${reason}. `),
  ])
  expect([...readdirSync(uploads), ...readdirSync(path.join(root, 'fetched'))]).toEqual([])
})

test('without the permission that only a test gives, neither http nor this machine is asked', async () => {
  answers['/a.jpg'] = photo
  const local = origin.replace('http:', 'https:')
  const { warnings } = await take(shopOf(`${origin}/a.jpg`, `${local}/a.jpg`, 'https://127.0.0.1/a.jpg'))
  expect(warnings.listed.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('from addresses that begin with https:// alone'),
    expect.stringContaining('it leads to something other than https://'),
    expect.stringContaining('it leads into a private network'),
  ])
  expect(asked).toEqual([])
})

test('a host that does not answer is not asked for each of many pictures, and one that answers is', async () => {
  answers['/last.jpg'] = photo
  const gone = Array.from({ length: 60 }, (_, n) => `https://gone.example/${n}.jpg`)
  const broken = Array.from({ length: 12 }, (_, n) => `${origin}/${n}.jpg`)
  let lookups = 0
  const { resolve, trusted } = hosts({})
  const network: Network = {
    trusted,
    resolve: (...args) => {
      lookups++
      resolve(...args)
    },
  }
  const { warnings } = await take(shopOf(...gone, ...broken, `${origin}/last.jpg`), { network })
  const told = (text: string) => warnings.listed.filter(({ reason }) => reason.includes(text)).length
  expect(lookups).toBeLessThan(10)
  expect(told('there is no gone.example')).toBe(lookups)
  expect(told('gone.example has not answered for others, so it was not asked again')).toBe(60 - lookups)
  expect(told('it answered with 404')).toBe(12)
  expect((await imagesOf()).at(-1)).toEqual([expect.stringMatching(/^last\./)])
})

test('what was fetched before an import broke off is not fetched again', async () => {
  answers['/a.jpg'] = photo
  answers['/b.jpg'] = photo
  const folder = shopOf(`${origin}/a.jpg`, `${origin}/b.jpg`)
  await taken(folder, {}, { check: true })
  expect(readdirSync(path.join(root, 'fetched'))).toHaveLength(2)
  expect(existsSync(uploads)).toBe(false)
  asked = []
  expect(await taken(folder)).toMatchObject({ pictures: 2 })
  expect(asked).toEqual([])
})

test('nothing is fetched for a folder that is refused', async () => {
  answers['/a.jpg'] = photo
  await refused(shopOf(`${origin}/a.jpg"\n2,,101,9,8,"`), { network: hosts({}) })
  expect(asked).toEqual([])
})
