import 'server-only'
import { closePool } from '../db/pool.ts'
import { listenAtFailpoints } from '../failpoints.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { importCatalogue } from './import-catalogue.ts'
import { undoPublication } from './undo-publication.ts'

// For tests: an import or an undo in a process of its own that kills itself at a point.
const [folder = '', root = '', dieAt = ''] = process.argv.slice(2)
listenAtFailpoints(point => {
  if (point === dieAt) process.kill(process.pid, 'SIGKILL')
})
await (folder === 'undo'
  ? undoPublication({})
  : importCatalogue({ folder, store: folderStore(root), withdrawMissing: true }))
await closePool()
