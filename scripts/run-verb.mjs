import { fileErrorText } from './file-error-text.mjs'
import { openOwnShop, stopForOtherHost } from './own-shop.mjs'
import { readVerb } from './read-verb.ts'

/** Runs one verb of a seller's command on the shop of DATA_DIR; its exit code is the verb's. */
export async function runVerb({ command, usage, keptBy, verbs }) {
  const read = readVerb(process.argv.slice(2), command)
  if (read.wrong) {
    console.error(`${read.wrong}\n\n${usage}`)
    process.exit(2)
  }
  stopForOtherHost(keptBy)
  // A reader of only the first lines (`| head`) may close the pipe.
  process.stdout.on('error', error => {
    if (error.code !== 'EPIPE') throw error
  })
  const database = await openOwnShop()
  try {
    process.exitCode = await verbs[read.verb](read)
  } catch (error) {
    const trouble = fileErrorText(error)
    if (!trouble) throw error
    console.error(trouble)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}

/** Takes one step for each name, prints what became of it, and returns the exit code. */
export async function forEachName(names, step) {
  let refused = 0
  for (const name of names) {
    const { done, message } = await step(name)
    if (!done) refused++
    console[done ? 'log' : 'error'](message)
  }
  return refused ? 1 : 0
}

/** Prints rows of a name and what stands beside it. */
export function printRows(rows) {
  const widest = Math.max(...rows.map(([name]) => name.length))
  for (const [name, text] of rows) console.log(`${name.padEnd(widest)}  ${text}`)
}
