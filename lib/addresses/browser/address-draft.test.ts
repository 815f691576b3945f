/** @jest-environment jsdom */
import { dropDraft, keepDraft, readDraft } from './address-draft.ts'

const [ASHA, RAVI] = ['asha-mark', 'ravi-mark']
const draft = { at: '/checkout2', id: '', values: { name: 'Asha Verma', city: 'Indore' } }
const MINUTE = 60_000

afterEach(dropDraft)

test('the draft of an address is given back to the customer who typed it, on the same page', () => {
  keepDraft(ASHA, draft, 0)
  expect(readDraft(ASHA, '/your-address', MINUTE)).toBeUndefined()
  expect(readDraft(ASHA, '/checkout2', MINUTE)).toEqual(draft)
})

test('another customer who signs in does not see the draft, nor does anyone after them', () => {
  keepDraft(ASHA, draft, 0)
  expect(readDraft(RAVI, '/checkout2', MINUTE)).toBeUndefined()
  expect(readDraft(ASHA, '/checkout2', MINUTE)).toBeUndefined()
})

test('no draft is kept for a visitor whom the shop does not know, and none for longer than half an hour', () => {
  keepDraft('', draft, 0)
  expect(readDraft('', '/checkout2', 0)).toBeUndefined()
  keepDraft(ASHA, draft, 0)
  expect(readDraft(ASHA, '/checkout2', 31 * MINUTE)).toBeUndefined()
})

test('a damaged draft in the storage is ignored', () => {
  for (const text of ['{', 'null', '7', '{"owner":"asha-mark"}', '[]']) {
    sessionStorage.setItem('addressDraft', text)
    expect(readDraft(ASHA, '/checkout2', 0)).toBeUndefined()
  }
  sessionStorage.setItem(
    'addressDraft',
    JSON.stringify({ owner: ASHA, since: 0, at: '/checkout2', values: { name: 'A', owner: 'x', city: 7 } }),
  )
  expect(readDraft(ASHA, '/checkout2', 0)).toEqual({ at: '/checkout2', id: '', values: { name: 'A' } })
})
