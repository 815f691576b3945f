import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { picturesWritten } from '#messages/cli-returns.ts'
import { callerPath } from './caller-path.ts'

/** Writes what was attached into a folder, which is made. */
export function saveAttachedPhotos(folder, number, pictures) {
  const target = callerPath(folder)
  mkdirSync(target, { recursive: true })
  pictures.forEach((webp, index) => {
    writeFileSync(path.join(target, `${number}-${index + 1}.webp`), webp)
  })
  console.log(picturesWritten(pictures.length, folder))
}
