import { parseArgs } from 'node:util'
import { fail } from '../fail.mjs'
import { make } from './make.mjs'

const USAGE = `npm run old-shop -- make COMMIT --name NAME
Builds the shop of COMMIT (a tag, or any other name of a commit), lets customers and a seller use it, and packs its data
as e2e/old-shops/NAME.tar.br, with NAME.json beside it; the tests open it with the code of today.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
})
const [verb, commit] = positionals
if (verb !== 'make' || !commit || !/^[\w.-]+$/.test(values.name ?? '')) {
  console.error(USAGE)
  process.exit(2)
}
try {
  await make(commit, values.name)
} catch (error) {
  fail(error)
}
