'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { FileUse } from '#lib/desk/browser/send-file.ts'
import * as words from '#messages/desk-sender.ts'
import { useSending } from './use-sending.ts'

type Props = {
  use: FileUse
  accept: string
  /** Photos: from the camera too, and made smaller before they are sent. */
  photos?: boolean
  /** What a browser without script sends instead. */
  children: ReactNode
}

/** Sends files while its seller goes on: several in a row, over a network that breaks, and after a reload. */
export function FileSender({ use, accept, photos = false, children }: Props) {
  const router = useRouter()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const { files, add, forget } = useSending(use, photos, () => router.refresh())
  if (!isAwake) return children
  const refused = files.filter(({ isRefused }) => isRefused)
  const input = (label: string, capture?: 'environment') => (
    <label className="btn desk-file" data-look={capture ? undefined : 'quiet'}>
      {label}
      <input
        type="file"
        multiple={!capture}
        accept={accept}
        capture={capture}
        onChange={event => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
  return (
    <div className="grid gap-3">
      <div className="desk-acts">
        {photos && input(words.takePhoto, 'environment')}
        {input(photos ? words.fromGallery : words.chooseFiles)}
      </div>
      {refused.length > 1 && (
        <Button
          onClick={() => {
            for (const { key } of refused) forget(key)
          }}
        >
          {words.forgetRefused(refused.length)}
        </Button>
      )}
      <ul className="desk-sending" aria-live="polite">
        {files.map(({ key, name, said, percent, isRefused }) => (
          <li key={key} data-refused={isRefused || undefined}>
            <span className="min-w-0 break-words">
              <b>{name}</b> {said}
            </span>
            {percent !== undefined && <progress max={100} value={percent} aria-label={name} />}
            <Button size="small" onClick={() => forget(key)}>
              {words.forgetFile}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
