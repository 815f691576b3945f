'use client'
import { useEffect, useRef } from 'react'
import { Field } from '#components/ui/field.tsx'
import { codeField } from '#messages/codes-pages.ts'

/** Phones offer the code of a message that names this site; a browser that may read it fills it in. */
export function CodeField({ error }: { error?: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const ended = new AbortController()
    const wish = { otp: { transport: ['sms'] }, signal: ended.signal } as CredentialRequestOptions
    navigator.credentials.get(wish).then(
      given => {
        if (field.current && given && 'code' in given) field.current.value = String(given.code)
      },
      // The page was left, or nothing came.
      () => {},
    )
    return () => ended.abort()
  }, [])
  return (
    <Field
      ref={field}
      label={codeField}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[^0-9०-९]*([0-9०-९][^0-9०-९]*){6}"
      maxLength={20}
      required
      error={error}
    />
  )
}
