'use client'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation'
import { Notice } from '#components/ui/notice.tsx'
import {
  addPasskeyNow,
  noPasskeysInBrowser,
  passkeyAdded,
  passkeyKnown,
  passkeyStopped,
} from '#messages/desk-door.ts'
import { PasskeyPress } from './passkey-press.tsx'
import { usePasskeySteps } from './use-passkey-steps.ts'

/** Makes a passkey of this device for whoever is signed in. */
export function AddPasskeyButton() {
  const router = useRouter()
  const { press, ...state } = usePasskeySteps({
    ask: '/desk/do/door/askNewPasskey',
    use: '/desk/do/door/addPasskey',
    authenticator: async options => {
      if (!browserSupportsWebAuthn()) return { stopped: noPasskeysInBrowser }
      return startRegistration({ optionsJSON: options as never }).catch((cause: unknown) => ({
        // The name that browsers give to “this device has one already”.
        stopped: (cause as Error).name === 'InvalidStateError' ? passkeyKnown : passkeyStopped,
      }))
    },
    onDone: () => router.refresh(),
  })
  if (state.isDone) return <Notice tone="good">{passkeyAdded}</Notice>
  return <PasskeyPress {...state} press={press} label={addPasskeyNow} />
}
