import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { soundOf } from './sound-of.ts'
import { type Entry, wordsInMemory } from './words-in-memory.ts'

withTestDatabase()

const LATIN = 'b d g j k l m n p r s t v ch sh kh th'.split(' ')
const HINDI = 'ब द ग ज क ल म न प र स त व च श ख थ'.split(' ')
const VOWELS: [string, string][] = [
  ['a', ''],
  ['aa', 'ा'],
  ['i', 'ि'],
  ['ee', 'ी'],
  ['u', 'ु'],
  ['o', 'ो'],
  ['e', 'े'],
]

/** The n-th of many words, in Latin letters or in Hindi ones. */
const wordOf = (n: number, isHindi: boolean) => {
  let word = ''
  for (let rest = n + 1_000; rest > 0; rest = Math.floor(rest / 119)) {
    const [latin = '', sign = ''] = VOWELS[rest % 7] ?? []
    const place = Math.floor((rest % 119) / 7)
    word += isHindi ? `${HINDI[place]}${sign}` : `${LATIN[place]}${latin}`
  }
  return word.normalize('NFKD')
}

const entriesOf = (count: number): Entry[] => {
  const words = Array.from({ length: count }, (_, n) => wordOf(n >> 1, n % 2 === 0))
  return [...new Set(words)].map((word, n) => ({
    word,
    uses: 1 + (n % 1_000),
    named: true,
    sound: soundOf(word),
  }))
}

const QUESTIONS: Record<string, [string, unknown[]]> = {
  sounding: [
    `select found.* from unnest($1::text[]) asked, lateral (select word, uses, sound from search_words
      where sound = asked and sound <> '' order by uses desc limit 8) found`,
    [['babi', 'gija', 'xyzzy']],
  ],
  beginning: [
    `select word, uses from search_words where sound >= $1 and sound < $2 and word >= 'ऀ' and word < '฀'
      order by uses desc limit 8`,
    ['babib', 'babib\u{10ffff}'],
  ],
  'beginning, in other letters': [
    `select word, uses from search_words where sound >= $1 and sound < $2 and sound <> '' and word < 'ऀ'
      order by uses desc limit 8`,
    ['babib', 'babib\u{10ffff}'],
  ],
  alike: ['select * from search_sounds_like($1)', ['babijx']],
}

test('what sounds so is found by an index among more words than memory holds', async () => {
  const entries = entriesOf(300_000)
  await db.run('set statement_timeout = 0')
  for (let at = 0; at < entries.length; at += 50_000)
    await db.run(
      `insert into search_words (word, uses, named, sound)
        select * from json_to_recordset($1) as e (word text, uses integer, named boolean, sound text)`,
      [JSON.stringify(entries.slice(at, at + 50_000))],
    )
  await db.run('analyze search_words')
  for (const [name, [text, values]] of Object.entries(QUESTIONS)) {
    const rows = await db.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${text}`,
      values,
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect([name, plan]).not.toEqual([name, expect.stringContaining('Seq Scan on search_words')])
  }
  const before = await scans()
  for (const [text, values] of Object.values(QUESTIONS)) await db.query(text, values)
  expect(await scans()).toBe(before)
}, 240_000)

const scans = async () => {
  await db.query('select pg_stat_force_next_flush()')
  const row = await db.one<{ scans: number }>(
    `select seq_scan::int as scans from pg_stat_user_tables where relname = 'search_words'`,
  )
  return row?.scans
}

test('two hundred thousand words are read into memory, and asked for by sound, in little time and room', () => {
  const entries = entriesOf(200_000)
  const before = process.memoryUsage().heapUsed
  const started = process.cpuUsage()
  const words = wordsInMemory(entries)
  const took = process.cpuUsage(started).user / 1_000
  expect(took).toBeLessThan(3_000)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(80 * 1024 * 1024)
  const asked = process.cpuUsage()
  for (let n = 0; n < 200; n++) {
    words.sounding([soundOf(wordOf(n * 7, true))])
    words.soundBeginning('bab', 8, 'of India')
  }
  for (let n = 0; n < 20; n++) words.soundMeant(`babij${'aeiou'.charAt(n % 5)}k`)
  expect(process.cpuUsage(asked).user / 1_000).toBeLessThan(3_000)
})
