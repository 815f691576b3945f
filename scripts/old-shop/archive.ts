import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import type { Facts } from './facts.ts'

/** The description beside the compressed data of an old shop. */
export type OldShop = {
  name: string
  commit: string
  madeAt: string
  /** A customer who can sign in, and the state of their orders. */
  customer: {
    firstname: string
    lastname: string
    email: string
    password: string
    orders: Record<string, string>
  }
  /** Order ids by their outcome. */
  orders: Record<string, string>
  migrations: { name: string; checksum: string }[]
  facts: Facts
}

const FOLDER = path.join(process.cwd(), 'e2e/old-shops')

/** All archives, the newest first. */
export const oldShops = (): OldShop[] =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith('.json'))
    .map(file => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as OldShop)
    .sort((a, b) => b.madeAt.localeCompare(a.madeAt))

export const newestShop = (): OldShop => {
  const [newest] = oldShops()
  if (!newest) throw new Error(`There is no old shop in ${FOLDER}.`)
  return newest
}

export const fileOf = (name: string, ending: 'json' | 'tar.br') => path.join(FOLDER, `${name}.${ending}`)

/**
 * Node can decompress it without tools, and its window is large enough to see that the databases of a cluster are
 * alike.
 */
export const pack = async (folder: string, names: string[], file: string) => {
  const tar = spawn('tar', ['-C', folder, '-c', ...names], { stdio: ['ignore', 'pipe', 'inherit'] })
  const smaller = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  await Promise.all([pipeline(tar.stdout, smaller, createWriteStream(file)), untilEnd(tar)])
}

/** Extracts its `data` and `code` into a folder. */
export const unpack = async (name: string, folder: string) => {
  // Otherwise files extracted by root would belong to whoever has that user id here.
  const args = ['-C', folder, '-x', '--no-same-owner', '-f', '-']
  const tar = spawn('tar', args, { stdio: ['pipe', 'inherit', 'inherit'] })
  const packed = createReadStream(fileOf(name, 'tar.br'))
  await Promise.all([pipeline(packed, createBrotliDecompress(), tar.stdin), untilEnd(tar)])
}

const untilEnd = async (tar: ReturnType<typeof spawn>) => {
  const [code] = await once(tar, 'exit')
  if (code !== 0) throw new Error(`tar ended with exit code ${code}.`)
}
