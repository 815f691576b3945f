import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Engine, openEngine } from './engine.ts'

jest.setTimeout(60_000)

let top = ''
const children: ChildProcess[] = []
const engines: Engine[] = []

beforeEach(async () => {
  top = await mkdtemp(path.join(os.tmpdir(), 'haat-engine-'))
  await chmod(top, 0o755)
})

afterEach(async () => {
  for (const child of children.splice(0)) await letGo(child)
  for (const engine of engines.splice(0)) await engine.close()
  await rm(top, { recursive: true })
})

const open = async (name: string) => {
  const engine = await openEngine(path.join(top, name))
  engines.push(engine)
  return engine
}

const close = async (engine: Engine) => {
  engines.splice(engines.indexOf(engine), 1)
  await engine.close()
}

const start = (name: string) => {
  const flags = [
    '--experimental-strip-types',
    '--disable-warning=ExperimentalWarning',
    '--conditions=react-server',
  ]
  const child = spawn(process.execPath, [...flags, 'scripts/jest/hold-engine-open.mjs'], {
    env: { ...process.env, DATA_DIR: path.join(top, name) },
    stdio: 'pipe',
  })
  children.push(child)
  return child
}

/** Another process of the shop that has the data open. */
const hold = async (name: string) => {
  const child = start(name)
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { child, ...(JSON.parse(String(line)) as { started: string; folder: string }) }
}

/** The output of a process that must not open the data. */
const refusal = async (name: string) => {
  const child = start(name)
  const output: string[] = []
  child.stderr?.on('data', chunk => output.push(String(chunk)))
  await once(child, 'exit')
  return output.join('')
}

const letGo = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.stdin?.end()
  await once(child, 'exit')
}

const KEEPERS = `select count(*)::int as keepers from pg_stat_activity where application_name = 'haat keeper'`

/** The first result that is no failure, within ten seconds. */
const sooner = async <Answer>(question: () => Promise<Answer>) => {
  for (const end = Date.now() + 10_000; ; ) {
    try {
      return await question()
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(20)
    }
  }
}

const query = async (engine: Engine, statement: string) => {
  const client = new pg.Client(engine.connection)
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

const startedAt = async (engine: Engine) =>
  (await query(engine, 'select pg_postmaster_start_time()::text as started'))[0].started

const isUp = async (name: string) =>
  readFile(path.join(top, name, 'postgres/postmaster.pid'), 'utf8').then(
    text => Number(text.split('\n')[0]),
    () => undefined,
  )

test('data is there after closing and opening', async () => {
  const first = await open('a')
  await query(first, 'create table kept as select 7 as n')
  await close(first)
  expect(await isUp('a')).toBeUndefined()
  expect(await query(await open('a'), 'select n from kept')).toEqual([{ n: 7 }])
})

const rounds = process.env.PROVE ? 20 : 1
test(
  'processes that start together on new data share one PostgreSQL, and stop it when they end together',
  async () => {
    for (let round = 1; round <= rounds; round++) {
      const name = `together-${round}`
      const holders = await Promise.all([hold(name), hold(name), hold(name)])
      expect(new Set(holders.map(holder => holder.started)).size).toBe(1)
      await Promise.all(holders.map(holder => letGo(holder.child)))
      expect(await isUp(name)).toBeUndefined()
    }
  },
  60_000 * rounds,
)

test('a killed process leaves PostgreSQL up, and the next one attaches to it', async () => {
  const holder = await hold('a')
  holder.child.kill('SIGKILL')
  await once(holder.child, 'exit')
  expect(await startedAt(await open('a'))).toBe(holder.started)
})

test('an orphan that was attached to stops with the last process', async () => {
  const holder = await hold('a')
  holder.child.kill('SIGKILL')
  await once(holder.child, 'exit')
  const engine = await open('a')
  // PostgreSQL notices a moment later that the killed process is gone.
  await sooner(async () => expect(await query(engine, KEEPERS)).toEqual([{ keepers: 1 }]))
  await close(engine)
  expect(await isUp('a')).toBeUndefined()
})

test('it keeps running for another process when the one that started it ends', async () => {
  const first = await hold('a')
  const second = await open('a')
  await letGo(first.child)
  expect(await startedAt(second)).toBe(first.started)
})

test('a PostgreSQL that dies is started again under a running shop', async () => {
  const engine = await open('a')
  await query(engine, 'create table kept as select 7 as n')
  process.kill((await isUp('a')) ?? 0, 'SIGKILL')
  expect(await sooner(() => query(engine, 'select n from kept'))).toEqual([{ n: 7 }])
})

test('two shops with their own data run side by side', async () => {
  const [a, b] = await Promise.all([open('a'), open('b')])
  await query(a, 'create table kept as select 1 as n')
  await query(b, 'create table kept as select 2 as n')
  expect([await query(a, 'table kept'), await query(b, 'table kept')]).toEqual([[{ n: 1 }], [{ n: 2 }]])
})

test('nobody connects without the password', async () => {
  const engine = await open('a')
  const intruder = new pg.Client({ ...engine.connection, password: 'guess' })
  await expect(intruder.connect()).rejects.toThrow('password authentication failed')
})

test('data whose password was lost is refused with a message, and nothing is left running', async () => {
  await close(await open('a'))
  await writeFile(path.join(top, 'a/secrets/database'), 'another')
  expect(await refusal('a')).toMatch(/password in DATA_DIR\/secrets\/database is not that of the database/)
  expect(await isUp('a')).toBeUndefined()
})

test('data of another version of PostgreSQL is left alone', async () => {
  await close(await open('a'))
  await writeFile(path.join(top, 'a/postgres/PG_VERSION'), '17\n')
  expect(await refusal('a')).toMatch(/is of PostgreSQL 17, and this shop brings PostgreSQL 18/)
})

test('a pid file that names another program by now does not keep the shop from starting', async () => {
  const holder = await hold('a')
  const lines = (await readFile(path.join(holder.folder, 'postmaster.pid'), 'utf8')).split('\n')
  await letGo(holder.child)
  const { uid, gid } = await stat(holder.folder)
  const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  await writeFile(path.join(holder.folder, 'postmaster.pid'), [other.pid, ...lines.slice(1)].join('\n'))
  await chown(path.join(holder.folder, 'postmaster.pid'), uid, gid)
  try {
    expect(await query(await open('a'), 'select 1 as n')).toEqual([{ n: 1 }])
  } finally {
    other.kill()
  }
})

test('a PostgreSQL whose socket was deleted from the temporary folder is stopped and started again', async () => {
  const holder = await hold('a')
  holder.child.kill('SIGKILL')
  await once(holder.child, 'exit')
  await rm((await readFile(path.join(top, 'a/socket-folder'), 'utf8')).trim(), { recursive: true })
  expect(await startedAt(await open('a'))).not.toBe(holder.started)
})

test('a copy of the data, made while it runs, is a shop of its own', async () => {
  const original = await open('a')
  await query(original, 'create table kept as select 1 as n')
  await cp(path.join(top, 'a'), path.join(top, 'b'), { recursive: true })
  const copy = await open('b')
  await query(copy, 'update kept set n = 2')
  expect([await query(original, 'table kept'), await query(copy, 'table kept')]).toEqual([
    [{ n: 1 }],
    [{ n: 2 }],
  ])
})

test('an interrupted start does not harm the next one', async () => {
  const dying = start('a')
  const data = path.join(top, 'a')
  await sooner(async () => {
    if (!(await readdir(data)).some(name => name.startsWith('postgres.'))) throw new Error('not yet')
  })
  dying.kill('SIGKILL')
  await once(dying, 'exit')
  expect(await query(await open('a'), 'select 1 as n')).toEqual([{ n: 1 }])
})

// Only root has to run PostgreSQL as another user.
const asRoot = process.getuid?.() === 0 ? [0o700] : []

test.each(asRoot)('data under a closed home go to a folder of the system', async mode => {
  await mkdir(path.join(top, 'home'), { mode })
  const engine = await open('home/data')
  expect(engine.folder).toMatch(/^\/var\/lib\/haat\/[0-9a-f]{12}\/postgres$/)
  expect(await query(engine, 'select 1 as n')).toEqual([{ n: 1 }])
  await close(engine)
  await rm(path.dirname(engine.folder), { recursive: true })
})
