import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { freePorts } from '../free-ports.mjs'
import { fill } from './fill.mjs'
import { openNode } from './node-of-database.mjs'
import { until } from './until.mjs'

/** etcd, two PostgreSQL under Patroni, HAProxy's port of the primary and PgBouncer in front of it, all by the files of deploy/. */
export const openDatabases = async ({ folder, processes, programs, owner }) => {
  const [etcd, peer, one, two, onePatroni, twoPatroni, primary, standby, bouncer] = await freePorts(9)
  const password = () => randomBytes(18).toString('base64url')
  const values = {
    ETCD_NAME: 'etcd1',
    ETCD_DATA: path.join(folder, 'etcd'),
    ETCD_CLIENT: at(etcd),
    ETCD_PEER: at(peer),
    ETCD_CLUSTER: `etcd1=http://${at(peer)}`,
    ETCD_HOSTS: at(etcd),
    NETWORK: '127.0.0.0/8',
    ARCHIVE_COMMAND: `env ARCHIVE_FOLDER=${path.join(folder, 'archive')} ${path.join(folder, 'archive.sh')} %p %f`,
    SUPERUSER_PASSWORD: password(),
    REPLICATION_PASSWORD: password(),
    SHOP_PASSWORD: password(),
    POSTGRES_ONE: at(one),
    PATRONI_ONE_HOST: '127.0.0.1',
    PATRONI_ONE_PORT: onePatroni,
    POSTGRES_TWO: at(two),
    PATRONI_TWO_HOST: '127.0.0.1',
    PATRONI_TWO_PORT: twoPatroni,
    PRIMARY_HOST: '127.0.0.1',
    PRIMARY_PORT: primary,
    STANDBY_HOST: '127.0.0.1',
    STANDBY_PORT: standby,
    PGBOUNCER_HOST: '127.0.0.1',
    PGBOUNCER_PORT: bouncer,
    PGBOUNCER_USERS: path.join(folder, 'userlist.txt'),
    POSTGRES_BIN: programs.postgres,
    POSTGRES_SOCKETS: folder,
  }
  const put = async (name, text, mode = 0o600) => {
    const file = path.join(folder, name)
    await writeFile(file, text, { mode })
    owner.own(file)
    return file
  }
  await mkdir(values.ETCD_DATA, { mode: 0o700 })
  owner.own(values.ETCD_DATA)
  await put('archive.sh', await fill('postgres/archive.sh', values), 0o700)

  const start = (name, program, args, more = {}) =>
    processes.start(name, program, args, { cwd: folder, ...owner.as, ...more })
  start(
    'etcd',
    programs.etcd,
    ['--config-file', await put('etcd.yaml', await fill('etcd/etcd.yaml', values))],
    {
      env: { ETCD_UNSUPPORTED_ARCH: process.arch },
    },
  )
  await until('etcd answers', () => isOk(`http://${at(etcd)}/health`), 30)

  const nodes = [
    await openNode({
      name: 'one',
      port: one,
      patroniPort: onePatroni,
      folder,
      values,
      put,
      start,
      programs,
      owner,
    }),
    await openNode({
      name: 'two',
      port: two,
      patroniPort: twoPatroni,
      folder,
      values,
      put,
      start,
      programs,
      owner,
    }),
  ]
  nodes[0].start()
  await until('the first PostgreSQL is the primary', () => nodes[0].isPrimary(), 60)
  nodes[1].start()

  const keeper = {
    host: '127.0.0.1',
    port: primary,
    user: 'postgres',
    password: values.SUPERUSER_PASSWORD,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  }
  processes.start(
    'haproxy-database',
    programs.haproxy,
    ['-db', '-f', path.resolve('deploy/haproxy/database.cfg')],
    {
      cwd: folder,
      env: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    },
  )
  const bouncerFile = await put('pgbouncer.ini', await fill('pgbouncer/pgbouncer.ini', values))
  await put('userlist.txt', await fill('pgbouncer/userlist.txt', values))
  const startBouncer = () => start('pgbouncer', programs.pgbouncer, [bouncerFile])
  let pooler = startBouncer()

  await createShop({ ...keeper, port: one }, values.SHOP_PASSWORD)
  const databases = {
    url: urlOf(bouncer, values.SHOP_PASSWORD),
    readUrl: urlOf(standby, values.SHOP_PASSWORD),
    nodes,
    /** Asks the primary itself, as its superuser; tried anew while there is none. */
    ask: (text, given = []) =>
      until(
        'the primary answers the harness',
        () => askOnce({ ...keeper, database: 'haat' }, text, given),
        90,
        300,
      ),
    leader: async () => named(nodes, leaderOf(await clusterOf(nodes))),
    standby: async () => named(nodes, standbyOf(await clusterOf(nodes))),
    /** A primary and a synchronous standby that follows it. */
    whole: (seconds = 120) =>
      until(
        'a primary and its synchronous standby',
        async () => {
          const cluster = await clusterOf(nodes)
          return leaderOf(cluster) && standbyOf(cluster) && cluster
        },
        seconds,
        200,
      ),
    /** Runs one of deploy/postgres to its end. */
    run: async (name, args) => {
      const script = await put(name, await fill(`postgres/${name}`, values), 0o700)
      const env = {
        PATH: `${programs.postgres}:${process.env.PATH}`,
        ...{ PGHOST: '127.0.0.1', PGPORT: String(primary) },
        ...{ PGUSER: 'replicator', PGPASSWORD: values.REPLICATION_PASSWORD },
      }
      const running = start(name, script, args, { env })
      const code = await running.exit()
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${running.said().slice(-1_000)}`)
    },
    /** A PostgreSQL on another data folder, apart from the cluster; `ask` asks it. */
    startApart: async data => {
      const [port] = await freePorts(1)
      const flags = {
        listen_addresses: '127.0.0.1',
        port,
        archive_mode: 'off',
        synchronous_standby_names: '',
      }
      const server = start('postgres-apart', path.join(programs.postgres, 'postgres'), [
        ...['-D', data],
        ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ])
      return {
        ask: (text, given = []) => askOnce({ ...keeper, port, database: 'haat' }, text, given),
        stop: async () => {
          server.signal('SIGINT')
          await server.exit()
        },
      }
    },
    restartPooler: async () => {
      pooler.signal('SIGKILL')
      await pooler.exit()
      pooler = startBouncer()
    },
    end: async () => {
      for (const node of nodes) await node.end()
    },
  }
  await databases.whole()
  return databases
}

const at = port => `127.0.0.1:${port}`

const urlOf = (port, password) => `postgres://haat:${password}@127.0.0.1:${port}/haat`

const isOk = async url => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok

/** What Patroni knows, by whichever answers. */
const clusterOf = async nodes => {
  const answers = await Promise.allSettled(nodes.map(node => node.cluster()))
  const known = answers.filter(({ status }) => status === 'fulfilled').map(({ value }) => value)
  if (known.length === 0) throw new Error('no Patroni answers')
  return known.find(cluster => standbyOf(cluster)) ?? known[0]
}

const named = (nodes, name) => {
  const found = nodes.find(node => node.name === name)
  if (!found) throw new Error('There is no such PostgreSQL now.')
  return found
}

const leaderOf = ({ members }) =>
  members.find(({ role, state }) => role === 'leader' && state === 'running')?.name
const standbyOf = ({ members }) =>
  members.find(({ role, state }) => role === 'sync_standby' && ['running', 'streaming'].includes(state))?.name

const askOnce = async (connection, text, values) => {
  const client = new pg.Client(connection)
  // A connection that breaks between two queries.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const createShop = async (keeper, password) => {
  const text = await readFile('deploy/postgres/create-shop.sql', 'utf8')
  const statements = text
    .replace(/^--.*$/gm, '')
    .replaceAll(":'password'", `'${password}'`)
    .split(';')
    .map(statement => statement.trim())
    .filter(Boolean)
  for (const statement of statements) await askOnce(keeper, statement, [])
}
