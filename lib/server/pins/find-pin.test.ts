import { readFileSync } from 'node:fs'
import { STATES } from '#lib/rules/states.ts'
import { findPin, isPinPrefix, PIN_FILE } from './find-pin.ts'
import { packPins, unpackPins } from './pin-file.ts'

const all = [...unpackPins(readFileSync(PIN_FILE))]

test('the directory has 19,586 PIN codes, each in a state of ours', () => {
  expect(all).toHaveLength(19_586)
  const odd = all.filter(
    ([, { places }]) => places.length === 0 || !places.every(({ state }) => STATES.includes(state)),
  )
  expect(odd).toEqual([])
  expect(new Set(all.flatMap(([, { places }]) => places.map(({ state }) => state))).size).toBe(36)
})

test('one PIN code in several districts has each of them, the one with most offices first', () => {
  expect(all.filter(([, { places }]) => places.length > 1)).toHaveLength(1249)
  expect(findPin('504273')?.places.map(({ district }) => district)).toEqual([
    'Kumuram Bheem Asifabad',
    'Mancherial',
  ])
})

test('an office with no district, or with that of a state elsewhere, says nothing', () => {
  // Agartala's offices are listed under a district of Telangana, and one under none.
  expect(findPin('799001')).toEqual({ places: [{ state: 'Tripura', district: '' }], town: 'Agartala' })
  expect(findPin('502255')?.places).toEqual([{ state: 'Telangana', district: 'Medak' }])
})

test('a town is named as its delivering office is', () => {
  expect(findPin('560001')).toEqual({
    places: [{ state: 'Karnataka', district: 'Bengaluru Urban' }],
    town: 'Bengaluru',
  })
})

test.each(['999999', '123456', '56000', '5600011', 'indore', ''])('there is no PIN code “%s”', pin => {
  expect(findPin(pin)).toBeUndefined()
})

test('the beginnings of PIN codes are known', () => {
  expect(['5', '56', '560', '56000', '560001'].every(isPinPrefix)).toBe(true)
  expect(['99', '0', '999999'].some(isPinPrefix)).toBe(false)
})

test('a look-up takes microseconds once the file is read', () => {
  const begun = process.cpuUsage()
  for (let turn = 0; turn < 100_000; turn++) findPin('560001')
  expect(process.cpuUsage(begun).user / 100_000).toBeLessThan(50)
})

test('what is packed is unpacked alike', () => {
  const entries = [
    { pin: 110001, places: [{ state: 'Delhi', district: 'New Delhi' }], town: '' },
    {
      pin: 855117,
      places: ['Bihar', 'West Bengal'].map(state => ({ state, district: '' })),
      town: 'Thakurganj',
    },
  ]
  expect([...unpackPins(packPins(entries))].map(([pin, entry]) => ({ pin, ...entry }))).toEqual(entries)
})
