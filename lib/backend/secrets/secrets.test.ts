import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { SECRET_NAMES, settingOfSecret } from '#lib/server/settings/secret-names.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { expectSecrets, makeSecret, newSecret, readSecret, secret } from '../secrets.ts'
import { checkGivenSecrets } from './check-secrets.ts'
import { agreeOnSecrets, expectNotedSecrets, marksHere, marksInDatabase, secretsOff } from './secret-marks.ts'

withTestDatabase()
const root = mkdtempSync(path.join(os.tmpdir(), 'secrets-'))
const before = { ...env, dataDir: env.dataDir }
beforeEach(async () => {
  await db.run('delete from secret_marks')
  expectSecrets(new Map())
})
afterEach(() => Object.assign(env, { dataDir: before.dataDir, secretsFrom: undefined, secrets: {} }))
afterAll(() => rmSync(root, { recursive: true }))

let made = 0
const newFolder = () => path.join(root, String(++made))
const filled = () => {
  const folder = newFolder()
  for (const name of SECRET_NAMES) makeSecret(path.join(folder, name))
  return folder
}
const messageOf = async (work: () => unknown) => {
  try {
    await work()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

describe('SECRETS_FROM', () => {
  test('a folder: each secret is its file', () => {
    env.secretsFrom = filled()
    expect(() => checkGivenSecrets()).not.toThrow()
    expect(secret('signing')).toBe(readSecret('signing'))
    expect(new Set(SECRET_NAMES.map(name => secret(name))).size).toBe(SECRET_NAMES.length)
  })

  test('env: each secret is a setting', () => {
    env.secretsFrom = 'env'
    env.secrets = Object.fromEntries(SECRET_NAMES.map(name => [name, newSecret()]))
    expect(() => checkGivenSecrets()).not.toThrow()
    expect(secret('practice-key')).toBe(env.secrets['practice-key'])
    expect(settingOfSecret('practice-key')).toBe('SECRET_PRACTICE_KEY')
  })

  test.each(SECRET_NAMES)('without %s the start stops with its name, and none is made', async name => {
    const folder = filled()
    rmSync(path.join(folder, name))
    env.secretsFrom = folder
    expect(await messageOf(() => checkGivenSecrets())).toContain(`“${name}” is missing at ${folder}/${name}`)
    expect(await messageOf(() => secret(name))).toContain('is missing')
    expect(readdirSync(folder)).not.toContain(name)
  })

  test('an empty, a short and a wrong one are named', async () => {
    env.secretsFrom = filled()
    const write = (name: string, text: string) =>
      writeFileSync(path.join(String(env.secretsFrom), name), text)
    write('captcha', '\n')
    expect(await messageOf(() => checkGivenSecrets())).toContain('“captcha” is missing')
    write('captcha', 'summer')
    expect(await messageOf(() => checkGivenSecrets())).toContain('at least 32 characters')
    write('captcha', newSecret())
    write('push', 'x'.repeat(64))
    expect(await messageOf(() => checkGivenSecrets())).toContain('no private key')
    expect(await messageOf(() => checkGivenSecrets())).not.toContain('xxx')
  })

  test('the password of the shop’s own PostgreSQL lies with it', () => {
    env.secretsFrom = filled()
    env.dataDir = newFolder()
    const password = secret('database')
    expect(readdirSync(path.join(env.dataDir, 'secrets'))).toEqual(['database'])
    expect(secret('database')).toBe(password)
  })
})

describe('copies with a DATA_DIR each on one database', () => {
  const startIn = (folder: string) => {
    env.dataDir = folder
    expectSecrets(new Map())
    return messageOf(() => agreeOnSecrets(marksInDatabase))
  }

  test('the first one notes its secrets; one with others does not start and makes none', async () => {
    const [first, second] = [newFolder(), newFolder()]
    expect(await startIn(first)).toBe('')
    expect(await startIn(first)).toBe('')
    expect(await startIn(second)).toContain('is not at')
    expect(() => readdirSync(path.join(second, 'secrets'))).toThrow('ENOENT')
    mkdirSync(path.join(second, 'secrets'), { recursive: true })
    for (const name of SECRET_NAMES) writeFileSync(path.join(second, 'secrets', name), newSecret())
    expect(await startIn(second)).toContain('is not the one that this shop uses')
  })

  test('of ten first copies at once, all with other secrets, one starts', async () => {
    const sets = Array.from({ length: 10 }, () => new Map(SECRET_NAMES.map(name => [name, newSecret()])))
    await Promise.all(sets.map(set => marksInDatabase.note(set)))
    const noted = await marksInDatabase.read()
    const same = sets.filter(set => SECRET_NAMES.every(name => set.get(name) === noted.get(name)))
    expect(same).toHaveLength(1)
  })

  test('a command uses no other secret, and makes none in the place of one', async () => {
    expect(await startIn(newFolder())).toBe('')
    env.dataDir = newFolder()
    await expectNotedSecrets(marksInDatabase)
    expect(await messageOf(() => secret('signing'))).toContain('is not at')
    makeSecret(path.join(env.dataDir, 'secrets', 'signing'))
    expect(await messageOf(() => secret('signing'))).toContain('is not the one that this shop uses')
  })

  test('a secret that was changed on purpose is accepted by a command', async () => {
    const folder = newFolder()
    expect(await startIn(folder)).toBe('')
    const changed = newFolder()
    env.dataDir = changed
    for (const name of SECRET_NAMES) makeSecret(path.join(changed, 'secrets', name))
    expect(secretsOff(await marksInDatabase.read())).toEqual(SECRET_NAMES)
    await marksInDatabase.replace(marksHere())
    expect(secretsOff(await marksInDatabase.read())).toEqual([])
    expect(await startIn(changed)).toBe('')
    expect(await startIn(folder)).not.toBe('')
  })

  test('the database tells nothing of a secret', async () => {
    expect(await startIn(newFolder())).toBe('')
    const text = JSON.stringify(await db.query('select * from secret_marks'))
    for (const name of SECRET_NAMES) expect(text).not.toContain(secret(name))
  })
})
