import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { policyStarts } from '#messages/policy-starts.ts'
import { policiesThere, policiesWritten } from '#messages/shop-check.ts'

/** Writes the policies to start from, and says so. What stands in the folder already is not written over. */
export const writePolicies = async (folder: string): Promise<string> => {
  const target = path.join(folder, 'policies')
  await mkdir(target, { recursive: true })
  const there = await readdir(target)
  const files = Object.entries(policyStarts).map(([slug, text]) => ({ name: `${slug}.md`, text }))
  const taken = files.filter(({ name }) => there.includes(name)).map(({ name }) => name)
  if (taken.length > 0) throw new StartError(policiesThere(target, taken.join(', ')))
  for (const { name, text } of files) await writeFile(path.join(target, name), text)
  return policiesWritten(target, files.map(({ name }) => name).join(', '))
}
