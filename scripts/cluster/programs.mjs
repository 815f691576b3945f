import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const PACKAGES = 'postgresql patroni python3-etcd etcd-server pgbouncer haproxy'

/** Where the programs of the cluster are; a missing one is named with what brings it. */
export const findPrograms = () => {
  const found = Object.fromEntries(NAMES.map(name => [name, find(name)]))
  const postgres = postgresFolder()
  const missing = [...NAMES.filter(name => !found[name]), ...(postgres ? [] : ['postgres'])]
  if (missing.length > 0)
    throw new Error(
      `The cluster needs ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${PACKAGES}`,
    )
  return { ...found, postgres }
}

const NAMES = ['etcd', 'patroni', 'pgbouncer', 'haproxy']

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin']

const find = name => FOLDERS.map(folder => path.join(folder, name)).find(isProgram)

const isProgram = file => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const VERSIONS = '/usr/lib/postgresql'

// With pg_basebackup and pg_rewind, which the shop's own PostgreSQL comes without.
const postgresFolder = () =>
  existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .map(version => path.join(VERSIONS, version, 'bin'))
        .filter(folder => existsSync(path.join(folder, 'pg_rewind')))
        .sort()
        .at(-1)
    : undefined
