'use client'
import { useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { codesLead, codesTitle, copyCodes, printCodes } from '#messages/desk-door.ts'
import { CopyButton } from './copy-button.tsx'

/** Ten codes, shown once: to write down, to copy, to print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const list = useRef<HTMLOListElement>(null)
  return (
    <section className="desk-card" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{codesTitle}</h2>
      <p>{codesLead}</p>
      <ol ref={list} className="desk-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="desk-acts desk-scripted">
        <CopyButton text={codes.join('\n')} of={list} label={copyCodes} />
        <Button onClick={() => print()}>{printCodes}</Button>
      </div>
    </section>
  )
}
