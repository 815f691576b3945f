import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { db } from '#lib/backend/db/pool.ts'
import { erasePerson, keepPerson } from '#lib/backend/privacy/erase-person.ts'
import { findPeople } from '#lib/backend/privacy/find-person.ts'
import { rowsOfPerson } from '#lib/backend/privacy/rows-of-person.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import {
  customersKeptBy,
  customersUsage,
  erasureOutcome,
  exportedTo,
  mayErase,
  nobodyToAskAboutErasing,
  noSuchCustomer,
  personInWords,
  severalCustomers,
} from '#messages/cli-customers.ts'
import { saysYes } from '#messages/publications.ts'
import { callerPath } from '../caller-path.ts'
import { fileErrorText } from '../file-error-text.mjs'
import { printable } from '../orders/printable.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { wrongWords } from './wrong-words.ts'

const [verb, ...words] = process.argv.slice(2)
const wrong = wrongWords(verb, words)
if (wrong) {
  console.error(`${wrong}\n\n${customersUsage}`)
  process.exit(2)
}
stopForOtherHost(customersKeptBy)

const [who, named] = words
const database = await openOwnShop()
try {
  const [person, ...others] = await findPeople(who)
  process.exitCode = !person
    ? fail(noSuchCustomer(who))
    : others.length === 0
      ? await verbs()[verb](person)
      : which([person, ...others])
} catch (error) {
  const trouble = fileErrorText(error)
  if (!trouble) throw error
  process.exitCode = fail(trouble)
} finally {
  await database.close()
}

function verbs() {
  return {
    show: async person => say(printable(personInWords(person, timeInIndia(person.created_at)))),
    export: async person => {
      // Never over a file that is there: it may be another customer's.
      const text = `${JSON.stringify(await rowsOfPerson(db, person.id), null, 2)}\n`
      const file = callerPath(named)
      await writeFile(file, text, { flag: 'wx', mode: 0o600 })
      return say(exportedTo(file))
    },
    erase: async person => {
      if (!(await isMeant(person))) return 1
      return say(erasureOutcome[await erasePerson(person.id)])
    },
    keep: async person => {
      await keepPerson(person.id)
      return say(erasureOutcome.kept)
    },
  }
}

async function isMeant(person) {
  if (words.includes('--yes')) return true
  console.log(printable(personInWords(person, timeInIndia(person.created_at))))
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.error(nobodyToAskAboutErasing)
    return false
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C or a closed terminal says no.
  const closed = new Promise(resolve => asking.once('close', () => resolve('')))
  try {
    return saysYes.test(await Promise.race([asking.question(mayErase), closed]))
  } finally {
    asking.close()
  }
}

/** Several are named so: each is shown with the id that names it alone. */
function which(people) {
  for (const person of people)
    console.log(`${person.id}  ${printable(personInWords(person, timeInIndia(person.created_at)))}`)
  return verb === 'show' ? 0 : fail(severalCustomers(who))
}

function say(text) {
  console.log(text)
  return 0
}

function fail(text) {
  console.error(text)
  return 1
}
