import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Imports a folder into a running shop, as a seller would. */
export const importFolder = (dataDir: string, folder: string) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/catalogue.mjs', 'import', folder, '--withdraw-missing', '--yes'],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  )

export const csv = (rows: object[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    .map(cells => cells.map(cell => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\n')
