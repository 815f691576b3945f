import 'server-only'
import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { SheetFormat } from '#lib/desk/rules/sheet-types.ts'
import { env } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { noRowsInSheet, ownerBringsShop, severalTables, zipTooLarge } from '#messages/desk-sheets.ts'
import { media } from '../../../media/media.ts'
import { openZip, unpackFile } from '../../../spreadsheet/read-zip.ts'
import { sentFiles } from '../uploads/begin-upload.ts'
import { partOf } from '../uploads/upload-files.ts'
import { placeOfFile } from './place-of-file.ts'

export const sheetsFolder = () => path.join(env.dataDir, 'desk-sheets')
/** Where this process lays a sheet out while it works on it. */
export const folderOfSheet = (id: string) => path.join(sheetsFolder(), id)
/** What was made for the seller, in the shop's store. */
export const sheetFile = (name: string) => `desk-sheets/${name}`
export const archiveName = (id: string) => `${id}.zip`
export const reportName = (id: string) => `${id}.report.csv`

type Laid = {
  /** What the history calls it. */
  source: string
  /** A table of another shop, to be converted. */
  foreign: string | undefined
  /** What each file was called when it was sent, by its name in the folder. */
  sentAs: ReadonlyMap<string, string>
}

/** Lays the files that were sent out as the folder that an import reads. */
export async function layOutSheet(id: string, from: SheetFormat, isOwner: boolean): Promise<Laid> {
  const folder = folderOfSheet(id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  const sent = (await sentFiles('sheet', id)).filter(({ state }) => state === 'ready')
  const names: string[] = []
  const foreign: string[] = []
  const sentAs = new Map<string, string>()
  const put = async (name: string, write: (target: string) => Promise<unknown>) => {
    const file = path.join(folder, `part-${names.length}`)
    await write(file)
    const place = await placeOfFile(name, file, from)
    if (!place) return rm(file, { force: true })
    if (!isOwner && OF_SHOP.test(place)) throw new StartError(ownerBringsShop)
    if (place.startsWith('foreign/')) foreign.push(path.join(folder, place))
    names.push(name)
    sentAs.set(place, path.basename(name))
    const target = path.join(folder, place)
    await mkdir(path.dirname(target), { recursive: true })
    await rm(target, { force: true })
    await link(file, target).catch(() => copyFile(file, target))
    return rm(file, { force: true })
  }
  for (const { id: upload, name } of sent)
    await withFile(partOf(upload), file =>
      /\.zip$/i.test(name)
        ? unpack(file, put)
        : put(name, target => link(file, target).catch(() => copyFile(file, target))),
    )
  if (names.length === 0) throw new StartError(noRowsInSheet)
  if (foreign.length > 1) throw new StartError(severalTables)
  return { source: sourceOf(sent.map(({ name }) => name)), foreign: foreign[0], sentAs }
}

/** A stored file as one of this machine's: where it lies, or fetched for as long as the work takes. */
const withFile = async (name: string, work: (file: string) => Promise<unknown>) => {
  const here = media().pathOf?.(name)
  if (here !== undefined) return work(here)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sheet-'))
  const file = path.join(folder, 'file')
  try {
    await media().fetch(name, file)
    await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const OF_SHOP = /^(shop\.json|delivery\.(csv|json)|policies\/)/

const sourceOf = (names: readonly string[]) => {
  const tables = names.filter(name => /\.(csv|tsv|txt|xlsx|zip|json)$/i.test(name))
  return (tables.length > 0 ? tables : names).slice(0, 3).join(', ').slice(0, 200)
}

const MOST_UNPACKED = 2 * 1024 * 1024 * 1024
const MOST_ENTRIES = 5_000

const unpack = async (
  file: string,
  put: (name: string, write: (target: string) => Promise<unknown>) => Promise<unknown>,
) => {
  const zip = openZip(file)
  let left = MOST_UNPACKED
  const names = [...zip.entries.keys()].filter(
    name => !/(^|\/)(__MACOSX\/|\.|thumbs\.db|desktop\.ini)|\/$/i.test(name),
  )
  if (names.length > MOST_ENTRIES) throw new StartError(zipTooLarge(MOST_ENTRIES))
  for (const name of names)
    await put(name.split('/').slice(-2).join('/'), async target => {
      left -= await unpackFile(zip, name, target, left)
    })
}
