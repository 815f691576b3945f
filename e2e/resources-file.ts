import path from 'node:path'

/** The resources of the server before the browser tests. */
export const resourcesFile = path.join(process.env.E2E_DATA_DIR ?? '', 'resources-before.json')
