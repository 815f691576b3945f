import 'server-only'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { refusal } from '#lib/contract/refusal.ts'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { desk } from '#messages/desk-frame.ts'
import { db } from '../../db/pool.ts'
import { newChallenge, takeChallenge } from './challenges.ts'
import type { NewPasskey } from './passkey-schemas.ts'
import { passkeySite } from './passkey-site.ts'

const MOST = 20
/** Ed25519, P-256 and RSA: what phones, computers and keys have. */
const ALGORITHMS = [-8, -7, -257]

/** What the browser is asked, to make a passkey of this person. It shows itself with a finger, a face or a number. */
export async function askNewPasskey({ id, name }: Person, browserHash: Buffer) {
  const site = passkeySite()
  if (!site) throw refusal(409, 'deskNoPasskeys')
  const known = await db.query<Known>('select id, transports from desk_passkeys where person_id = $1', [id])
  if (known.length >= MOST) throw refusal(409, 'deskPasskeysFull')
  return generateRegistrationOptions({
    rpName: desk,
    rpID: site.host,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    challenge: bytesOf(await newChallenge({ purpose: 'add', browserHash, person: id })),
    attestationType: 'none',
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

type Known = { id: string; transports: string[] }

/** A text is taken by its letters, while a challenge travels as bytes. */
export const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))

type Added = { passkey: NewPasskey; name: string; browserHash: Buffer }

/** Stores a passkey that this browser has just made; false where it does not fit what was asked. */
export async function addPasskey({ id: person }: Person, { passkey, name, browserHash }: Added) {
  const site = passkeySite()
  if (!site) throw refusal(409, 'deskNoPasskeys')
  const checked = await verifyRegistrationResponse({
    response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge => takeChallenge(challenge, { purpose: 'add', browserHash, person }),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // Whatever is wrong with it, it is not one that was asked for here.
  }).catch(() => undefined)
  if (!checked?.verified) return false
  const { credential } = checked.registrationInfo
  const added = await db.run(ADD, [
    credential.id,
    person,
    Buffer.from(credential.publicKey),
    credential.counter,
    passkey.response.transports,
    name,
  ])
  return added > 0
}

const ADD = `
  insert into desk_passkeys (id, person_id, public_key, counter, transports, name)
  values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`
