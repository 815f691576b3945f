import 'server-only'
import { fileIsFilm, fileNoPicture } from '#messages/desk-uploads.ts'
import { isHeicStart } from '../../../media/heic/heic-start.ts'

/** Why a file is no picture that the shop can show, by how it begins; undefined where it may be one. */
export function whyNoPicture(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 40)).toString('latin1')
  if (PICTURES.some(shape => shape.test(head))) return undefined
  if (!/^.{4}ftyp/s.test(head)) return FILM.test(head) ? fileIsFilm : fileNoPicture
  if (/avi[fs]/.test(head)) return undefined
  return isHeicStart(bytes) ? undefined : fileIsFilm
}

// Matroska, AVI, Flash.
const FILM = /^(.E\xdf\xa3|RIFF.{4}AVI |FLV)/s
const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s, /^GIF8[79]a/]
