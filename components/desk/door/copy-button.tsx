'use client'
import type { RefObject } from 'react'
import { Button } from '#components/ui/button.tsx'
import { copiedNow, copyIt, notCopied } from '#messages/desk-people.ts'
import { say } from '../say.ts'

type Props = { text: string; of: RefObject<HTMLElement | null>; label?: string }

/** Copies a text; on http, where browsers copy nothing by themselves, it is marked instead. */
export function CopyButton({ text, of, label = copyIt }: Props) {
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    if (!isCopied && of.current) getSelection()?.selectAllChildren(of.current)
    say(isCopied ? copiedNow : notCopied)
  }
  return <Button onClick={copy}>{label}</Button>
}
