import 'server-only'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { blanksIn } from '#lib/shop/rules/markdown.ts'
import {
  blankLeft,
  placeNumber,
  policyEmpty,
  policyFileAt,
  policyGone,
  policyNotSlug,
  policyOutside,
  policyTooLong,
  policyTwiceAsFile,
  saveAsUtf8,
} from '#messages/imports.ts'
import type { Policy } from '../shop/seller-file.ts'
import type { ImportErrors } from './errors.ts'
import { utf8Text } from './not-utf8.ts'

/** Markdown files in this folder beside shop.json are policies, each under its name, without being listed there. */
export const POLICIES = 'policies'
const LONGEST = 100_000
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

type Checks = { folder: string; errors: ImportErrors; warnings: ImportErrors }

/** The policies of shop.json with the words of their files, and those that are files alone. */
export const withPolicyFiles = async (said: readonly Policy[], checks: Checks): Promise<Policy[]> => {
  const { folder, errors } = checks
  const policies: Policy[] = []
  for (const [index, policy] of said.entries()) {
    const column = policyFileAt(index + 1)
    const text = policy.file === undefined ? policy.text : await wordsOf(policy.file, column, checks)
    if (text !== undefined) policies.push({ ...policy, text })
    tellBlanks(text, 'shop.json', placeNumber('policies', index + 1), checks)
  }
  for (const name of filesIn(folder)) {
    const file = `${POLICIES}/${name}`
    if (
      said.some(policy => policy.file !== undefined && path.normalize(policy.file) === path.normalize(file))
    )
      continue
    const slug = name.replace(/\.md$/i, '')
    if (!SLUG.test(slug)) errors.add({ file, reason: policyNotSlug })
    else if (said.some(policy => policy.slug === slug)) errors.add({ file, reason: policyTwiceAsFile(slug) })
    else {
      const text = await wordsOf(file, undefined, checks)
      if (text !== undefined) policies.push({ slug, text, file })
      tellBlanks(text, file, undefined, checks)
    }
  }
  return policies
}

/** Writes the policies that came as files as files again. */
export const writePolicyFiles = async (folder: string, policies: readonly Policy[]): Promise<Policy[]> => {
  for (const { file, text } of policies)
    if (file !== undefined) {
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text ?? '')
    }
  return policies.map(({ text, ...policy }) => (policy.file === undefined ? { ...policy, text } : policy))
}

export const hasPolicyFiles = (folder: string) => filesIn(folder).length > 0

const filesIn = (folder: string) => {
  const at = path.join(folder, POLICIES)
  return existsSync(at) && statSync(at).isDirectory()
    ? readdirSync(at)
        .filter(name => /\.md$/i.test(name))
        .sort()
    : []
}

const wordsOf = async (file: string, column: string | undefined, { folder, errors }: Checks) => {
  const refuse = (reason: string) => {
    errors.add(column === undefined ? { file, reason } : { file: 'shop.json', column, value: file, reason })
    return undefined
  }
  const at = path.resolve(folder, file)
  if (!/^[\w .-]+(\/[\w .-]+)?\.md$/i.test(file) || !at.startsWith(path.resolve(folder) + path.sep))
    return refuse(policyOutside)
  const bytes = await readFile(at).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined
    throw error
  })
  if (!bytes) return refuse(policyGone)
  if (bytes.length > 4 * LONGEST) return refuse(policyTooLong(LONGEST))
  const decoded = utf8Text(bytes)
  if ('reason' in decoded) return refuse(saveAsUtf8(decoded.reason))
  const text = decoded.text.trim()
  if (text.length > LONGEST) return refuse(policyTooLong(LONGEST))
  return text || refuse(policyEmpty)
}

const tellBlanks = (text = '', file: string, column: string | undefined, { warnings }: Checks) => {
  for (const blank of blanksIn(text))
    warnings.add({ file, ...(column && { column }), value: blank, reason: blankLeft(blank) })
}
