import 'server-only'
import { z } from 'zod'
import { refusal } from '#lib/contract/refusal.ts'
import type { ActDone, ActResult, Person } from '#lib/desk/rules/act-types.ts'
import { DESK, safeDeskPath } from '#lib/desk/rules/desk-path.ts'
import { ROLES } from '#lib/desk/rules/roles.ts'
import {
  mailAsked,
  mailLinkWrong,
  numberUnknown,
  passkeyWrong,
  provedNow,
  recoveryCodeWrong,
} from '#messages/desk-door.ts'
import { type Db, db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { act, quietAct } from '../act.ts'
import { askMailLink } from './ask-mail-link.ts'
import { askDeskCode, tryDeskCode } from './desk-code.ts'
import { inDeskWords } from './in-desk-words.ts'
import { browserOf, namedBrowser } from './known-desk-browser.ts'
import { takeMailLink } from './mail-links.ts'
import { passkeyField } from './passkey-schemas.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { codeWish } from './sign-in-acts.ts'
import { contactOf } from './staff.ts'
import { askPasskey, takePasskey } from './take-passkey.ts'
import { tryRecoveryCode } from './try-recovery-code.ts'

const to = z.string().max(2000).default(DESK)

/** Showing again who one is, before what must not be done by whoever found an open phone. */
export const proveActs = {
  proveByRecovery: act({
    roles: ROLES,
    input: z.object({ code: z.string(recoveryCodeWrong).max(60, recoveryCodeWrong), to }),
    do: ({ code, to }, by, asker) =>
      tryRecoveryCode(asker.address, () =>
        transaction(async tx => {
          const person = await takeRecoveryCode(tx, code, { formKey: asker.formKey, of: by.id })
          return person
            ? proved(tx, by, to)
            : { refused: recoveryCodeWrong, fields: { code: recoveryCodeWrong } }
        }),
      ),
  }),
  /** To the number of whoever asks. */
  proveAskCode: quietAct({
    roles: ROLES,
    input: z.object(codeWish),
    do: async (typed, by, asker) => {
      const { mobile } = await contactOf(by)
      if (!mobile) throw refusal(409, 'deskNoNumber')
      return inDeskWords(async () => ({
        message: '',
        cookies: { code: await askDeskCode(mobile, typed, asker) },
      }))
    },
  }),
  proveByCode: act({
    roles: ROLES,
    input: z.object({ code: z.string().max(60), to }),
    do: ({ code, to }, by, asker) =>
      inDeskWords(() =>
        tryDeskCode(
          code,
          asker,
          async (tx, person): Promise<ActResult> =>
            person?.id === by.id
              ? { ...(await proved(tx, by, to)), cookies: { code: '' } }
              : { refused: numberUnknown },
        ),
      ),
  }),
  proveAskMail: quietAct({
    roles: ROLES,
    input: z.object({}),
    do: async (_, by, asker) => {
      const { email } = await contactOf(by)
      if (!email) throw refusal(409, 'deskNoNumber')
      const { browserHash, cookies } = namedBrowser(asker)
      await askMailLink(email, { purpose: 'prove', browserHash })
      return { message: mailAsked, cookies }
    },
  }),
  proveByMail: act({
    roles: ROLES,
    input: z.object({ token: z.string().max(100), to }),
    do: ({ token, to }, by, asker) =>
      transaction(async tx => {
        const person = await takeMailLink(tx, { token, purpose: 'prove', browser: browserOf(asker) })
        return person?.id === by.id ? proved(tx, by, to) : { refused: mailLinkWrong }
      }),
  }),
  proveAskPasskey: quietAct({
    roles: ROLES,
    input: z.object({}),
    do: async (_, by, asker) => {
      const { browserHash, cookies } = namedBrowser(asker)
      const options = await askPasskey({ purpose: 'prove', browserHash, person: by.id })
      return { message: '', cookies, body: { options } }
    },
  }),
  proveByPasskey: act({
    roles: ROLES,
    input: z.object({ passkey: passkeyField, to }),
    do: async ({ passkey, to }, by, asker) => {
      const { browserHash } = namedBrowser(asker)
      const person = await takePasskey(passkey, { purpose: 'prove', browserHash, person: by.id })
      return person?.id === by.id ? proved(db, by, to) : { refused: passkeyWrong }
    },
  }),
}

async function proved(on: Db, { id, session }: Person, to: string): Promise<ActDone> {
  await on.run('update desk_sessions set proved_at = now() where id = $1', [session])
  return { message: provedNow, about: id, to: safeDeskPath(to) }
}
