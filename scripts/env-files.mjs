import { existsSync } from 'node:fs'
import path from 'node:path'

/** Node's flags for the files of settings in a folder, those that Next reads as well; what is set outside wins. */
export const envFiles = folder =>
  ['.env', '.env.local']
    .map(name => path.join(folder, name))
    .filter(existsSync)
    .map(file => `--env-file=${file}`)
