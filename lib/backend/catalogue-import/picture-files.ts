import 'server-only'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isHeicName } from '../media/picture-trouble.ts'

export type PictureFile = { file: string; name: string }

/** The files of a folder of pictures, by name. A Mac writes é as two letters, and what a system leaves in each folder is no picture. */
export const pictureFiles = async (folder: string): Promise<PictureFile[]> => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !OF_THE_SYSTEM.test(entry.name))
    .map(entry => ({ file: entry.name, name: entry.name.normalize('NFC') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const OF_THE_SYSTEM = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i

/** Which HEIC photos have the same photo beside them in a form that browsers show. */
export const hasPhotoBeside = (files: readonly PictureFile[]) => {
  const stems = photoStems(files)
  return (name: string) => isHeicName(name) && stems.has(stemOf(name))
}

export const photoStems = (files: readonly PictureFile[]): ReadonlyMap<string, string> =>
  new Map(files.filter(({ name }) => PHOTO.test(name)).map(({ name }) => [stemOf(name), name]))

export const stemOf = (name: string) => path.parse(name).name

const PHOTO = /\.(jpe?g|png|webp|avif|jfif)$/i
