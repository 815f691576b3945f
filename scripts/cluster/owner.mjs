import { execFileSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** Whom PostgreSQL, Patroni, etcd and PgBouncer run as: started by root they refuse, so they are its "postgres" then. */
export const owner = () => {
  if (process.getuid?.() !== 0) return { as: {}, own: () => undefined }
  const id = flag => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid, gid] = [id('-u'), id('-g')]
  return { as: { uid, gid }, own: file => chownSync(file, uid, gid) }
}
