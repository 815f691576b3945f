'use client'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import { noPasskeysInBrowser, passkeyStopped } from '#messages/desk-door.ts'
import { OtherPage } from './other-page.tsx'
import { PasskeyPress } from './passkey-press.tsx'
import { usePasskeySteps } from './use-passkey-steps.ts'

type Props = { ask: ActPath; use: ActPath; to: string; isBeside: boolean; label: string }

/** Signs in with any passkey of this site: nobody types a name. */
export function PasskeyButton({ ask, use, to, isBeside, label }: Props) {
  const { press, ...state } = usePasskeySteps({
    ask,
    use,
    fields: { to },
    authenticator: async options => {
      if (!browserSupportsWebAuthn()) return { stopped: noPasskeysInBrowser }
      const passkey = await startAuthentication({ optionsJSON: options as never }).catch(() => undefined)
      return passkey ?? { stopped: passkeyStopped }
    },
    onDone: response => {
      if (!isBeside && response.to) location.assign(response.to)
    },
  })
  if (state.isDone && isBeside) return <OtherPage />
  return <PasskeyPress {...state} press={press} label={label} />
}
