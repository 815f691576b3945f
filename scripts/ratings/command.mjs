import { answerRating, hideRating, newestRatings, showRating } from '#lib/backend/ratings/seller-ratings.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { HIDE_REASONS } from '#lib/ratings/rules/hide-reasons.ts'
import {
  answerMark,
  hiddenMark,
  noRatings,
  pictureMark,
  ratingsKeptBy,
  ratingsUsage,
  starsMark,
} from '#messages/cli-ratings.ts'
import { printable } from '../orders/printable.mjs'
import { openOwnShop, stopForOtherHost } from '../own-shop.mjs'
import { readArguments } from './arguments.ts'

const args = readArguments(process.argv.slice(2))
if (args.wrong) {
  console.error(`${args.wrong}\n\n${ratingsUsage(HIDE_REASONS.join(', '))}`)
  process.exit(2)
}
stopForOtherHost(ratingsKeptBy)

// A reader of only the first lines (`| head`) may close the pipe.
process.stdout.on('error', error => {
  if (error.code !== 'EPIPE') throw error
})

const database = await openOwnShop()
try {
  process.exitCode = args.verb === 'list' ? await list() : await change()
} finally {
  await database.close()
}

async function list() {
  const ratings = await newestRatings(args.number)
  for (const rating of ratings) console.log(printable(inWords(rating)))
  if (ratings.length === 0) console.log(noRatings)
  return 0
}

function inWords({ id, product, order_id, stars, words, by_name, rated_at, answer, hidden_why, pictures }) {
  return [
    `${id}  ${timeInIndia(rated_at)}  ${starsMark(stars)}  ${product}`,
    by_name,
    order_id,
    words,
    pictures.length > 0 && pictureMark(pictures.join(' ')),
    answer && answerMark(answer),
    hidden_why && hiddenMark(hidden_why),
  ]
    .filter(Boolean)
    .join('  ')
}

async function change() {
  const { verb, number, answer, reason } = args
  const acts = {
    answer: () => answerRating(number, answer),
    hide: () => hideRating(number, reason),
    show: () => showRating(number),
  }
  const { done, message } = await acts[verb]()
  console[done ? 'log' : 'error'](message)
  return done ? 0 : 1
}
