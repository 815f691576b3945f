import { readVerb } from './read-verb.ts'

const command = {
  verbs: {
    list: { options: ['all'] },
    refuse: { options: ['reason!'], names: [1, 1] },
    accept: { names: [1, 9] },
  } as Record<string, { options?: string[]; names?: [number, number] }>,
  flags: ['all'],
  unknownVerb: (verb: string) => `There is no "${verb}".`,
  nameMissing: 'The number is missing.',
}
const read = (line: string, ...more: string[]) =>
  readVerb([...line.split(' ').filter(Boolean), ...more], command)

test.each([
  ['', 'What is to be done is missing.'],
  ['send X', 'There is no "send".'],
  ['constructor X', 'There is no "constructor".'],
  ['accept', 'The number is missing.'],
  ['list X', '"X" is one word too many'],
  ['refuse X', '--reason is missing.'],
  ['refuse X --reason not now', '"now" is one word too many: put quotes'],
  ['accept X --all', '--all does not go with accept.'],
  ['list --colour', '--colour'],
])('"%s" is refused with the reason', (line, wrong) => {
  expect(read(line)).toEqual({ wrong: expect.stringContaining(wrong) })
})

test('a text keeps its lines, and a flag is there or not', () => {
  const refused = read('refuse R-1 --reason', ' It  was worn.\nSorry. ')
  expect(refused).toMatchObject({ verb: 'refuse', names: ['R-1'] })
  expect('text' in refused && refused.text('reason')).toBe('It was worn.\nSorry.')
  const list = read('list --all')
  expect('has' in list && [list.has('all'), list.has('reason')]).toEqual([true, false])
})
