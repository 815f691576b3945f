import 'server-only'
import { z } from 'zod'
import { CAPTCHA_DIGITS } from '#lib/constants.ts'
import type { ActDone, ActResult } from '#lib/desk/rules/act-types.ts'
import { DESK, safeDeskPath } from '#lib/desk/rules/desk-path.ts'
import {
  emailNeeded,
  mailAsked,
  mailLinkWrong,
  mobileNeeded,
  numberUnknown,
  passkeyWrong,
  recoveryCodesFew,
  recoveryCodeWrong,
  signedInAs,
} from '#messages/desk-door.ts'
import { type Db, db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { type Asker, openAct, openStep } from '../act.ts'
import { askMailLink } from './ask-mail-link.ts'
import { askDeskCode, tryDeskCode } from './desk-code.ts'
import { inDeskWords } from './in-desk-words.ts'
import { join } from './join.ts'
import { browserOf, namedBrowser } from './known-desk-browser.ts'
import { takeMailLink } from './mail-links.ts'
import { openDeskSession } from './open-desk-session.ts'
import { passkeyField } from './passkey-schemas.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { refuseTries } from './refuse-tries.ts'
import { askPasskey, takePasskey } from './take-passkey.ts'
import { tellOwners } from './tell-owners.ts'
import { tryRecoveryCode } from './try-recovery-code.ts'

/** Where a sign-in leads. */
const to = z.string().max(2000).default(DESK)

/** What each way of asking for a code is told: a number, and the digits of a picture where many ask. */
export const codeWish = {
  captcha_id: z.string().max(100).optional(),
  captcha: z
    .string()
    .max(CAPTCHA_DIGITS * 2)
    .optional(),
}

/** Coming in. */
export const signInActs = {
  join,
  /** Signs in with one of the codes that were shown once. */
  recover: openAct({
    input: z.object({ code: z.string(recoveryCodeWrong).max(60, recoveryCodeWrong), to }),
    do: ({ code, to }, asker) =>
      tryRecoveryCode(asker.address, () =>
        transaction(async tx => {
          const person = await takeRecoveryCode(tx, code, asker)
          if (!person) return { refused: recoveryCodeWrong, fields: { code: recoveryCodeWrong } }
          await tellOwners(tx, {
            key: `recovered:${person.id}:${person.left}:${Date.now()}`,
            news: 'recoveryCodeUsed',
            by: person.name,
          })
          const done = await enter(tx, person, asker, to)
          return person.left > FEW ? done : { ...done, message: recoveryCodesFew(person.name, person.left) }
        }),
      ),
  }),
  /** Sends a code to a phone: to any number alike. */
  askCode: openStep({
    input: z.object({ mobile: z.string(mobileNeeded).max(40, mobileNeeded), ...codeWish }),
    do: ({ mobile, ...typed }, asker) =>
      inDeskWords(async () => ({
        message: '',
        cookies: { code: await askDeskCode(mobile, typed, asker) },
      })),
  }),
  /** Another number, or another code. */
  codeAgain: openStep({
    input: z.object({}),
    do: async () => ({ message: '', cookies: { code: '' } }),
  }),
  enterByCode: openAct({
    input: z.object({ code: z.string().max(60), to }),
    do: ({ code, to }, asker) =>
      inDeskWords(() =>
        tryDeskCode(
          code,
          asker,
          async (tx, person): Promise<ActResult> =>
            person
              ? { ...(await enter(tx, person, asker, to)), cookies: { code: '' } }
              : { refused: numberUnknown },
        ),
      ),
  }),
  askMail: openStep({
    input: z.object({ email: z.string(emailNeeded).trim().min(3, emailNeeded).max(254, emailNeeded) }),
    do: async ({ email }, asker) => {
      await refuseTries('mail', asker.address)
      const { browserHash, cookies } = namedBrowser(asker)
      await askMailLink(email, { purpose: 'sign-in', browserHash })
      return { message: mailAsked, cookies }
    },
  }),
  enterByMail: openAct({
    input: z.object({ token: z.string().max(100), to }),
    do: ({ token, to }, asker) =>
      transaction(async tx => {
        const person = await takeMailLink(tx, { token, purpose: 'sign-in', browser: browserOf(asker) })
        return person ? enter(tx, person, asker, to) : { refused: mailLinkWrong }
      }),
  }),
  askPasskey: openStep({
    input: z.object({}),
    do: async (_, asker) => {
      await refuseTries('passkey', asker.address)
      const { browserHash, cookies } = namedBrowser(asker)
      return {
        message: '',
        cookies,
        body: { options: await askPasskey({ purpose: 'sign-in', browserHash }) },
      }
    },
  }),
  enterByPasskey: openAct({
    input: z.object({ passkey: passkeyField, to }),
    do: async ({ passkey, to }, asker) => {
      const { browserHash } = namedBrowser(asker)
      const person = await takePasskey(passkey, { purpose: 'sign-in', browserHash })
      return person ? enter(db, person, asker, to) : { refused: passkeyWrong }
    },
  }),
}

/** With so few codes left their owner is told to make new ones. */
const FEW = 3

type Whose = { id: string; name: string }

const enter = async (on: Db, person: Whose, asker: Asker, to: string): Promise<ActDone> => ({
  message: signedInAs(person.name),
  about: person.id,
  by: { id: person.id, name: person.name },
  session: await openDeskSession(person.id, asker, on),
  to: safeDeskPath(to),
})
