import 'server-only'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { areCodesOn } from '../../codes/are-codes-on.ts'
import { codesNeedCaptcha } from '../../codes/code-limits.ts'
import { isUuid } from '../../is-uuid.ts'
import { read } from '../act.ts'
import { isProved } from '../is-proved.ts'
import { type BookWish, readBook } from '../read-book.ts'
import { areMailLinksOn } from './ask-mail-link.ts'
import { readDeskCode } from './desk-code.ts'
import { devicesOf, passkeysOf } from './devices.ts'
import { hasOwner, readInvite } from './invite.ts'
import { isMailLinkOpen } from './mail-links.ts'
import { passkeySite } from './passkey-site.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { contactOf, listStaff, readPerson } from './staff.ts'

/** What a browser says of itself, for the pages of the door. */
type Browser = { address?: string; code?: string }

export const deviceReads = {
  /** Who is here. */
  me: read(ROLES, async (_: object, by) => by),
  /** The devices, passkeys and recovery codes with which somebody can open the desk. */
  devices: read(ROLES, async (_: object, by) => ({
    me: await readPerson(by.id),
    devices: await devicesOf(by.id),
    passkeys: await passkeysOf(by.id),
    codesLeft: await recoveryCodesLeft(by.id),
    site: passkeySite()?.origin,
    isProved: isProved(by),
  })),
  /** How whoever is here may show once more who they are. */
  proofs: read(ROLES, async ({ address, code }: Browser, by) => {
    const { mobile, email } = await contactOf(by)
    return {
      isProved: isProved(by),
      site: (await passkeysOf(by.id)).length > 0 ? passkeySite()?.origin : undefined,
      mobile: mobile && (await areCodesOn()) ? mobile : undefined,
      code: await readDeskCode(code),
      needsCaptcha: await codesNeedCaptcha(address),
      email: email && areMailLinksOn() ? email : undefined,
    }
  }),
}

export const peopleReads = {
  people: read(['owner'], () => listStaff()),
  /** Somebody who works here, with their devices. */
  person: read(['owner'], async ({ id }: { id: string }) => {
    const person = isUuid(id) ? await readPerson(id) : undefined
    return person && { person, devices: await devicesOf(id) }
  }),
}

export const bookReads = {
  book: read(['owner'], async (wish: BookWish) => ({
    ...(await readBook(wish)),
    people: await listStaff(),
  })),
}

/** Read without a session. */
export const openReads = {
  invite: readInvite,
  /** The ways to sign in here. */
  ways: async ({ address, code }: Browser) => ({
    hasOwner: await hasOwner(),
    site: passkeySite()?.origin,
    areCodesOn: await areCodesOn(),
    code: await readDeskCode(code),
    needsCaptcha: await codesNeedCaptcha(address),
    areMailsOn: areMailLinksOn(),
  }),
  isMailLinkOpen,
}
