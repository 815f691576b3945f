/** @jest-environment jsdom */
import { dropDraft, keepDraft, readDraft } from './address-draft.ts'

const [ASHA, RAVI] = ['asha-mark', 'ravi-mark']
const draft = { at: '/checkout2', id: '', values: { name: 'Asha Verma', city: 'Indore' } }
const MINUTE = 60_000

afterEach(dropDraft)

test('what a customer typed is given back to them, on the page where they typed it', () => {
  keepDraft(ASHA, draft, 0)
  expect(readDraft(ASHA, '/your-address', MINUTE)).toBeUndefined()
  expect(readDraft(ASHA, '/checkout2', MINUTE)).toEqual(draft)
})

test('whoever signs in instead sees nothing of it, and neither does anybody after them', () => {
  keepDraft(ASHA, draft, 0)
  expect(readDraft(RAVI, '/checkout2', MINUTE)).toBeUndefined()
  expect(readDraft(ASHA, '/checkout2', MINUTE)).toBeUndefined()
})

test('nothing is kept of whom the shop does not know, and nothing for longer than half an hour', () => {
  keepDraft('', draft, 0)
  expect(readDraft('', '/checkout2', 0)).toBeUndefined()
  keepDraft(ASHA, draft, 0)
  expect(readDraft(ASHA, '/checkout2', 31 * MINUTE)).toBeUndefined()
})

test('what lies there is read with care', () => {
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
