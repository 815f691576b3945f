import { addLine, mergeLines, removeLine, setUnits } from './lines.ts'

const stole = { id: 1, unit: 1, size: 'M', color: '' }

test('adding the same size and colour adds units, another size is another line', () => {
  const two = addLine(addLine([stole], { ...stole, unit: 2 }), { ...stole, size: 'L' })
  expect(two).toEqual([
    { ...stole, unit: 3 },
    { ...stole, size: 'L' },
  ])
})

test('the fifty-first line is not taken, a fifty-first unit is', () => {
  const full = Array.from({ length: 50 }, (_, i) => ({ ...stole, id: i + 1 }))
  expect(addLine(full, { ...stole, id: 99 })).toBe(full)
  expect(addLine(full, stole)[0]?.unit).toBe(2)
})

test('merging sums what is held and appends what is new, and says what did not fit', () => {
  const full = Array.from({ length: 50 }, (_, i) => ({ ...stole, id: i + 1 }))
  const { lines, left } = mergeLines(full, [
    { ...stole, unit: 4 },
    { ...stole, id: 99 },
  ])
  expect(lines[0]?.unit).toBe(5)
  expect(left).toEqual([{ ...stole, id: 99 }])
})

test('units never go below one; removing takes one size only', () => {
  const lines = [stole, { ...stole, size: 'L' }]
  expect(setUnits(lines, stole, 0)[0]?.unit).toBe(1)
  expect(removeLine(lines, stole)).toEqual([{ ...stole, size: 'L' }])
})
