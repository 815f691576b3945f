import 'server-only'
import type { CodeAsker, CodeState } from '#lib/codes/rules/code-types.ts'
import { DESK_CODE_COOKIE } from '#lib/desk/rules/desk-path.ts'
import { askCode } from '../../codes/ask-code.ts'
import { readCodeState } from '../../codes/read-code-state.ts'
import { tryCode } from '../../codes/try-code.ts'
import type { Db } from '../../db/pool.ts'
import type { Asker } from '../act.ts'

type Person = { id: string; name: string }

export type CaptchaTyped = { captcha_id?: string; captcha?: string }

/** Sends a code to a number, whoever has it, as the shop does for its customers. The limits are the same ones. */
export const askDeskCode = (mobile: string, { captcha_id, captcha }: CaptchaTyped, asker: Asker) =>
  askCode({ purpose: 'desk', mobile }, codeAsker(asker, captcha_id, captcha))

const codeAsker = ({ address, practicePhone }: Asker, id?: string, digits?: string): CodeAsker => ({
  address,
  practicePhone,
  ...(id && digits && { captcha: { id, digits } }),
})

/** The code that this browser has asked for at the desk, while it can be typed. */
export async function readDeskCode(browser: string | undefined): Promise<CodeState | undefined> {
  const state = await readCodeState(browser)
  return state?.purpose === 'desk' && state.step === 'sent' ? state : undefined
}

/** Does the work for whoever of the desk has the number that the right code went to; nobody may have it. */
export const tryDeskCode = <Result>(
  typed: string,
  asker: Asker,
  work: (tx: Db, person: Person | undefined) => Promise<Result>,
): Promise<Result> =>
  tryCode({ browser: asker.cookie?.(DESK_CODE_COOKIE), typed, purposes: ['desk'] }, async (tx, code) => {
    await tx.run('update codes set used_at = now() where id = $1', [code.id])
    return work(tx, await tx.one<Person>(WHOSE, [code.mobile]))
  })

const WHOSE = 'select id, name from desk_people where mobile = $1 and left_at is null'
