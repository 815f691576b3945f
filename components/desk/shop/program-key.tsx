'use client'
import { useRef } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { keyIs, keyIsReady } from '#messages/desk-shop-programs.ts'
import { CopyButton } from '../door/copy-button.tsx'

/** A key for a program, shown once: to copy. */
export function ProgramKey({ value }: { value: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <div className="grid gap-3">
      <Notice tone="good">{keyIsReady}</Notice>
      <p ref={text} className="desk-link" title={keyIs}>
        {value}
      </p>
      <div className="desk-acts">
        <CopyButton text={value} of={text} />
      </div>
    </div>
  )
}
