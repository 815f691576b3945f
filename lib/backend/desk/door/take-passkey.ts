import 'server-only'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { refusal } from '#lib/contract/refusal.ts'
import { db } from '../../db/pool.ts'
import { bytesOf } from './add-passkey.ts'
import { type ChallengePurpose, newChallenge, takeChallenge } from './challenges.ts'
import type { UsedPasskey } from './passkey-schemas.ts'
import { passkeySite } from './passkey-site.ts'

type Bound = { purpose: Exclude<ChallengePurpose, 'add'>; browserHash: Buffer; person?: string }

/** What the browser is asked: any passkey of this site, so nobody types a name. */
export async function askPasskey(bound: Bound) {
  const site = passkeySite()
  if (!site) throw refusal(409, 'deskNoPasskeys')
  return generateAuthenticationOptions({
    rpID: site.host,
    challenge: bytesOf(await newChallenge(bound)),
    userVerification: 'required',
  })
}

/** Whose passkey has signed what this browser was asked; undefined where it is anything else. */
export async function takePasskey(passkey: UsedPasskey, bound: Bound) {
  const site = passkeySite()
  if (!site) throw refusal(409, 'deskNoPasskeys')
  const row = await db.one<Row>(READ, [passkey.id])
  if (!row || !isOwn(row, passkey)) return undefined
  const checked = await verifyAuthenticationResponse({
    response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge => takeChallenge(challenge, bound),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: { id: row.id, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
    // Whatever is wrong with it, it opens nothing.
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  // Of two uses at once only one goes on from the count that both have read.
  const used = await db.run(USED, [row.id, row.counter, checked.authenticationInfo.newCounter])
  return used > 0 ? { id: row.person, name: row.name } : undefined
}

type Row = { id: string; publicKey: Buffer; counter: number; person: string; name: string }

// An authenticator tells whose passkey it believes it to be.
const isOwn = ({ person }: Row, { response: { userHandle } }: UsedPasskey) =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString() === person

const READ = `
  select k.id, k.public_key as "publicKey", k.counter, p.id as person, p.name
    from desk_passkeys k join desk_people p on p.id = k.person_id
   where k.id = $1 and p.left_at is null`

const USED = 'update desk_passkeys set used_at = now(), counter = $3 where id = $1 and counter = $2'
