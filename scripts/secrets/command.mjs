import { secretsFolderMissing, secretsUsage, unknownSecretsVerb } from '#messages/secrets.ts'
import { callerPath } from '../caller-path.ts'
import { fail } from '../fail.mjs'
import { fileErrorText } from '../file-error-text.mjs'
import { readVerb } from '../read-verb.ts'
import { acceptSecrets, compareSecrets } from './compare.mjs'
import { makeSecrets, printLines } from './make.mjs'

const VERBS = { make: makeSecrets, lines: printLines, check: compareSecrets, accept: acceptSecrets }

const read = readVerb(process.argv.slice(2), {
  verbs: { make: { names: [1, 1] }, lines: { names: [1, 1] }, check: {}, accept: {} },
  unknownVerb: unknownSecretsVerb,
  nameMissing: secretsFolderMissing,
})
if (read.wrong) {
  console.error(`${read.wrong}\n\n${secretsUsage}`)
  process.exit(2)
}
const folders = read.names.map(callerPath)
try {
  process.exitCode = await VERBS[read.verb](...folders)
} catch (error) {
  fail({ message: fileErrorText(error) ?? error.message })
}
