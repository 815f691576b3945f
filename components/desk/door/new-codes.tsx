'use client'
import { useState } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { codesLostOnTheWay, makeNewCodes, newCodesLead } from '#messages/desk-door.ts'
import { ActButton } from '../act-button.tsx'
import { ActForm } from '../act-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Makes ten new recovery codes in place of those before, with a second press. */
export function NewCodes({ sendKey }: { sendKey: string }) {
  const [codes, setCodes] = useState<string[]>()
  if (codes)
    return codes.length > 0 ? (
      <RecoveryCodes codes={codes} />
    ) : (
      <Notice tone="bad">{codesLostOnTheWay}</Notice>
    )
  return (
    <details>
      <summary>{makeNewCodes}</summary>
      <ActForm
        action="/desk/do/door/newCodes"
        sendKey={sendKey}
        className="grid gap-2"
        onDone={({ codes: made }) => setCodes(Array.isArray(made) ? made.map(String) : [])}
      >
        <p>{newCodesLead}</p>
        <ActButton>{makeNewCodes}</ActButton>
      </ActForm>
    </details>
  )
}
