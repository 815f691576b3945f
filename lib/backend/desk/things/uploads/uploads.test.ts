import { utimes } from 'node:fs/promises'
import sharp from 'sharp'
import { db } from '../../../db/pool.ts'
import { withTestDatabase } from '../../../db/test-database.ts'
import { media, setMedia } from '../../../media/media.ts'
import { withS3 } from '../../../media/test-store.ts'
import { makeDraft, readDraft } from '../drafts.ts'
import { testKeeper, testPicture } from '../test-keeper.ts'
import { deleteStaleFiles } from './delete-stale-files.ts'
import { uploadDoor } from './upload-door.ts'
import { filesOf, partOf, pictureOf, pieceOf } from './upload-files.ts'

withTestDatabase()
const s3 = withS3()

const given = async () => {
  await db.run('truncate desk_drafts, desk_uploads, desk_upload_days cascade')
  const keeper = await testKeeper()
  const draft = String(await makeDraft(keeper.person))
  const begin = (name: string, size: number) =>
    uploadDoor.begin(keeper.token, { kind: 'draft', forId: draft, name, size })
  return { ...keeper, draft, begin }
}
const idOf = (begun: object) => String((begun as { id?: string }).id)

/** What is stored of an upload. */
const filesNow = async (id: string) => {
  const names: string[] = []
  for await (const { name } of media().list(filesOf(id))) names.push(name)
  return names
}
const age = async (name: string) => {
  const object = s3.objects.get(`shop/${name}`)
  if (object) object.at = new Date(0).toISOString()
  else await utimes(String(media().pathOf?.(name)), 0, 0)
}

describe.each([
  ['a folder', () => setMedia(undefined)],
  // Each step may come to another copy of the shop: what one of them knows is not asked for.
  ['S3', () => setMedia(s3.open())],
])('kept in %s', (_where, open) => {
  beforeEach(open)
  afterAll(() => setMedia(undefined))

  test('a picture comes in pieces, goes on after a break where it stopped, and is kept upright without what it carried', async () => {
    const { token, draft, begin } = await given()
    const bytes = await sharp(await testPicture(3000, 1000))
      .withExif({ IFD0: { Model: 'Secret phone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const id = idOf(await begin('photo.jpg', bytes.length))
    expect(await uploadDoor.append(token, id, 0, bytes.subarray(0, 1000))).toEqual({
      received: 1000,
      isReady: false,
    })
    // The answer was lost: the same piece again is told where to go on.
    expect(await uploadDoor.append(token, id, 0, bytes.subarray(0, 1000))).toMatchObject({
      received: 1000,
      wrongOffset: true,
    })
    // After a reload the same file goes on.
    expect(await begin('photo.jpg', bytes.length)).toEqual({ id, received: 1000 })
    expect(await uploadDoor.state(token, id)).toEqual({ received: 1000, isReady: false })
    expect(await uploadDoor.append(token, id, 1000, bytes.subarray(1000))).toEqual({
      received: bytes.length,
      isReady: true,
    })
    const kept = await sharp(await media().read(pictureOf(id))).metadata()
    expect([kept.format, kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
      'webp',
      667,
      2000,
      undefined,
      undefined,
    ])
    expect(await filesNow(id)).toEqual([pictureOf(id)])
    expect((await readDraft(draft))?.pictures).toMatchObject([{ id, state: 'ready' }])
    expect(await uploadDoor.picture(token, id)).toBeInstanceOf(Buffer)
  })

  test('a length that was not true, a film, and what is too large or not there are refused in a sentence, and kept nowhere', async () => {
    const { token, begin, draft } = await given()
    const bytes = await testPicture()
    const id = idOf(await begin('a.jpg', 100))
    expect(await uploadDoor.append(token, id, 0, bytes)).toEqual({
      refused: expect.stringContaining('longer'),
    })
    expect(await uploadDoor.append(token, id, 0, bytes)).toEqual({
      refused: expect.stringContaining('not expected'),
    })
    const film = idOf(await begin('b.jpg', 40))
    expect(
      await uploadDoor.append(
        token,
        film,
        0,
        Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2avc1mp41', 'latin1'),
      ),
    ).toEqual({
      refused: expect.stringContaining('film'),
    })
    for (const size of [0, -1, 1.5, 40_000_000, Number.NaN])
      expect(await begin('c.jpg', size)).toEqual({ refused: expect.any(String) })
    for (const name of ['', '../x', '..', 'a\0b'])
      expect(await begin(name, 100)).toEqual({ refused: expect.any(String) })
    for (const forId of ['nobody', '1', '00000000-0000-4000-8000-000000000000'])
      expect(await uploadDoor.begin(token, { kind: 'draft', forId, name: 'a.jpg', size: 10 })).toEqual({
        refused: expect.any(String),
      })
    expect((await readDraft(draft))?.pictures).toEqual([])
    expect([...(await filesNow(id)), ...(await filesNow(film))]).toEqual([])
  })

  test('a picture with more points than memory holds is refused before it is decoded', async () => {
    const { token, begin } = await given()
    const bytes = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const id = idOf(await begin('large.png', bytes.length))
    let answer: object = {}
    for (let offset = 0; offset < bytes.length; offset += 500_000)
      answer = await uploadDoor.append(token, id, offset, bytes.subarray(offset, offset + 500_000))
    expect(answer).toEqual({ refused: expect.stringContaining('72 million') })
  })

  test('of 200 pictures eight are taken, and a day has an end', async () => {
    const { begin, person } = await given()
    const begun = []
    for (let nth = 0; nth < 200; nth++) begun.push(await begin(`${nth}.jpg`, 1000 + nth))
    expect(begun.filter(one => 'id' in one)).toHaveLength(8)
    expect(begun.at(-1)).toEqual({ refused: expect.stringContaining('At most 8') })
    await db.run('delete from desk_uploads')
    // What was sent and what is under way are added, whatever they are.
    await db.run('insert into desk_upload_days values ($1, current_date, 123456)', [person.id])
    expect(await begin('few.jpg', 98_765)).toEqual({ id: expect.any(String), received: 0 })
    await db.run('delete from desk_upload_days')
    await db.run('insert into desk_upload_days values ($1, current_date, 2147483000)', [person.id])
    expect(await begin('more.jpg', 5000)).toEqual({ refused: expect.stringContaining('day') })
  })

  test('without a session, or as a packer, nothing is begun', async () => {
    const { draft } = await given()
    const asked = { kind: 'draft', forId: draft, name: 'a.jpg', size: 10 } as const
    await expect(uploadDoor.begin(undefined, asked)).rejects.toMatchObject({ status: 401 })
    const packer = await testKeeper('packer')
    await expect(uploadDoor.begin(packer.token, asked)).rejects.toMatchObject({ status: 403 })
  })

  test('a piece that is lost is told, and an upload that was begun before there were pieces goes on', async () => {
    const { token, begin } = await given()
    const bytes = await testPicture()
    const lost = idOf(await begin('lost.jpg', bytes.length))
    await uploadDoor.append(token, lost, 0, bytes.subarray(0, 100))
    await uploadDoor.append(token, lost, 100, bytes.subarray(100, 200))
    await media().drop(pieceOf(lost, 100))
    expect(await uploadDoor.append(token, lost, 200, bytes.subarray(200))).toEqual({
      refused: expect.stringContaining('not expected'),
    })
    const older = idOf(await begin('older.jpg', bytes.length))
    await media().put(partOf(older), bytes.subarray(0, 150))
    await db.run('update desk_uploads set received = 100 where id = $1', [older])
    expect(await uploadDoor.append(token, older, 100, bytes.subarray(100))).toMatchObject({ isReady: true })
  })

  test('what nobody has touched for days goes, with its bytes; what is under way stays', async () => {
    const { token, begin, draft } = await given()
    const bytes = await testPicture()
    const old = idOf(await begin('old.jpg', bytes.length))
    await uploadDoor.append(token, old, 0, bytes.subarray(0, 100))
    const fresh = idOf(await begin('fresh.jpg', bytes.length))
    await uploadDoor.append(token, fresh, 0, bytes)
    await db.run(`update desk_uploads set touched_at = now() - interval '3 days' where id = $1`, [old])
    await age(pictureOf(fresh))
    await deleteStaleFiles()
    expect([await filesNow(old), await filesNow(fresh)]).toEqual([[], [pictureOf(fresh)]])
    await db.run('delete from desk_drafts where id = $1', [draft])
    await deleteStaleFiles()
    expect(await filesNow(fresh)).toEqual([])
  })
})
