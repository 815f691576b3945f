import 'server-only'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'

export const uploadFolder = () => path.join(env.dataDir, 'desk-uploads')

/** While it arrives, and of sheets for good. */
export const partOf = (id: string) => path.join(uploadFolder(), `${id}.part`)

/** A picture as it is kept. */
export const pictureOf = (id: string) => path.join(uploadFolder(), `${id}.webp`)
