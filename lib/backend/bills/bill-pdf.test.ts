import PDFDocument from 'pdfkit'
import { SCRIPTS, scriptRuns } from '#lib/bills/rules/script-runs.ts'
import { testBill, testLine } from '#lib/bills/rules/test-bill.ts'
import { billPdf } from './bill-pdf.ts'
import { fontOf, linesOf, widthOf } from './pdf-text.ts'

const NAMES = [
  'आशा वर्मा, श्रीमती क्षत्रिय',
  'অনন্যা চট্টোপাধ্যায়',
  'ஸ்ரீனிவாசன் கிருஷ்ணமூர்த்தி',
  'శ్రీనివాస్ రెడ్డి',
  'જ્યોત્સ્ના પટેલ',
  'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಪ್ಪ',
  'ശ്രീനിവാസൻ കൃഷ്ണൻ',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ଓଡ଼ିଆ ଶ୍ରୀକୃଷ୍ଣ',
  'Zoë D’Souza, ₹ 50 “off”',
]

/** How a PDF's own library reads a font. */
type Kit = { hasGlyphForCodePoint: (code: number) => boolean }
const kitOf = (font: string) => (new PDFDocument({ font }) as unknown as { _font: { font: Kit } })._font.font

test.each(NAMES)('Law 20: %s has a letter for each of its signs, and so has the rupee', name => {
  for (const { script, text } of scriptRuns(`${name} ₹`)) {
    const kit = kitOf(fontOf(script, { size: 9 }))
    expect([...text].filter(sign => !kit.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([])
  }
})

test('a bill in ten scripts becomes a PDF, the same each time', async () => {
  const bill = testBill({ lines: NAMES.map((name, place) => testLine({ name, place })) })
  const [one, two] = [await billPdf(bill), await billPdf(bill)]
  expect(one.subarray(0, 5).toString()).toBe('%PDF-')
  expect(one.equals(two)).toBe(true)
})

test('a hundred lines go over several pages', async () => {
  const lines = Array.from({ length: 100 }, (_, place) => testLine({ place, name: `Product ${place}` }))
  const pdf = (await billPdf(testBill({ lines }))).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(3)
})

// What people type is not always a word: any signs of a script after each other must be drawn.
test('whatever is typed in any script is drawn', () => {
  const pdf = new PDFDocument()
  const blocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00]
  expect(blocks).toHaveLength(SCRIPTS.length)
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let n = 0; n < 450; n++) {
    const block = blocks[n % blocks.length] ?? 0
    const signs = Array.from({ length: 1 + random(8) }, () => String.fromCodePoint(block + random(128)))
    expect(widthOf(pdf, signs.join(''), { size: 9 })).toBeGreaterThanOrEqual(0)
  }
  expect(widthOf(pdf, '😀 名前 \u202e\u0000 اردو', { size: 9 })).toBeGreaterThan(0)
})

test('a word that is longer than its column is cut between letters as they are read', () => {
  const pdf = new PDFDocument()
  const lines = linesOf(pdf, 'श्री'.repeat(60), { size: 9 }, 100)
  expect(lines.length).toBeGreaterThan(5)
  for (const [run] of lines) expect(run?.text).toMatch(/^(श्री)+$/)
})
