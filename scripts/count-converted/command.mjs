import { countConverted } from './count-converted.ts'

// node scripts/count-converted.mjs FILE FOLDER
const [file = '', folder = ''] = process.argv.slice(2)
const counts = countConverted(file, folder)
for (const { kind, said, found, told, lost } of counts) {
  console.log(
    `${kind}: ${found} of ${said}${told > 0 ? `, ${told} told` : ''}${lost.length > 0 ? `, ${lost.length} LOST` : ''}`,
  )
  for (const one of lost.slice(0, 5)) console.log(`    ${one}`)
}
process.exitCode = counts.every(({ lost }) => lost.length === 0) ? 0 : 1
