import fc from 'fast-check'
import { addWish, COOKIE_BYTES, decodeWishes, encodeWishes } from './wish-cookie.ts'

const silent = () => {}

test('wishes survive their cookie, which is Base64 of JSON', () => {
  const wishes = [
    { id: 7, size: '', color: '' },
    { id: 8, size: 'M', color: 'नील' },
  ]
  expect(JSON.parse(Buffer.from(encodeWishes(wishes), 'base64').toString())).toEqual([7, [8, 'M', 'नील']])
  expect(decodeWishes(encodeWishes(wishes), silent)).toEqual(wishes)
})

test('an unreadable cookie is an empty list and is reported on the console', () => {
  const log = jest.fn()
  expect(decodeWishes('%%%', log)).toEqual([])
  expect(log).toHaveBeenCalledWith('Error decoding Base64 data:', expect.any(String))
})

test('any cookie yields each valid id once', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map(json => Buffer.from(json).toString('base64')),
      ),
      cookie => {
        const ids = decodeWishes(cookie, silent).map(wish => wish.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every(id => Number.isSafeInteger(id) && id > 0)).toBe(true)
      },
    ),
  )
})

test('a bad wish does not remove a good one', () => {
  const cookie = btoa('[7,-1,null,"x",{"__proto__":1},[8,"M"],1e309,7]')
  expect(decodeWishes(cookie, silent).map(wish => wish.id)).toEqual([7, 8])
})

test('a complete item, as another shop stored it, is a wish for its id', () => {
  const cookie = btoa('[{"id":7,"ASIN":"A","name":"Pot"},{"id":"8"},{"id":9}]')
  expect(decodeWishes(cookie, silent).map(wish => wish.id)).toEqual([7, 9])
})

test('two hundred wishes with a size fit into one cookie, and the next is refused', () => {
  const wishes = Array.from({ length: 200 }, (_, i) => ({ id: 1_000_000 + i, size: 'M', color: '' }))
  expect(encodeWishes(wishes).length).toBeLessThanOrEqual(COOKIE_BYTES)
  expect(addWish(wishes, { id: 1, size: '', color: '' })).toBe(wishes)
})
