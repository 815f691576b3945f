import 'server-only'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { closePool } from '../db/pool.ts'
import { feedText, isFeedName } from './feeds.ts'

// For tests: a feed is read to its end by a process with as little memory as its flags give it.
const [name = ''] = process.argv.slice(2)
if (!isFeedName(name)) throw new Error(`There is no feed ${name}.`)
let rows = 0
let signs = 0
await pipeline(
  feedText(name, { site: 'https://haat.example', name: 'Haat' }),
  async function* (pieces: AsyncIterable<string>) {
    for await (const piece of pieces) {
      rows++
      signs += piece.length
      yield piece
    }
  },
  createGzip(),
  async packed => {
    for await (const _ of packed);
  },
)
await closePool()
console.log(JSON.stringify({ rows, signs }))
