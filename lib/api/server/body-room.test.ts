import { bodyRoom } from './body-room.ts'

const home = [{ name: '203.0.113.7', times: 1 }]
const other = [{ name: '203.0.113.8', times: 1 }]

test('a network has its share, and all together what there is', () => {
  const place = bodyRoom({ all: 100, ofOneNetwork: 60 })
  const [one, two] = [place(home), place(home)]
  expect([one.grows(40), two.grows(30), two.grows(20)]).toEqual([true, false, true])
  const third = place(other)
  expect([third.grows(50), third.grows(40)]).toEqual([false, true])
  one.leave()
  expect([third.grows(10), two.grows(40)]).toEqual([true, false])
})

test('what left is forgotten, also where it left twice', () => {
  const place = bodyRoom({ all: 100, ofOneNetwork: 100 })
  const one = place(home)
  one.grows(100)
  one.leave()
  one.leave()
  expect([place(other).grows(100), place(other).grows(1)]).toEqual([true, false])
})

test('where nobody is counted by network there is what there is', () => {
  const place = bodyRoom({ all: 100, ofOneNetwork: 10 })
  expect([place([]).grows(100), place([]).grows(1)]).toEqual([true, false])
})
