import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import type { CodePurpose } from '#lib/codes/rules/code-types.ts'
import { secret } from '../secrets.ts'

/** What a code was asked for. It opens nothing else. */
export type CodeBinding = { purpose: CodePurpose; mobile: string; browserHash: Buffer }

export const newCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

const DIGITS = 6

/** The stored form of a code. Without the secret of the data folder nobody finds a code by trying all of them. */
export const codeHash = (code: string, { purpose, mobile, browserHash }: CodeBinding) =>
  createHmac('sha256', secret('signing'))
    .update(`code ${purpose} ${mobile} ${browserHash.toString('hex')} ${code}`)
    .digest()
