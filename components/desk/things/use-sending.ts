'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetFile, type KeptFile, keepFile, keptFiles } from '#lib/desk/browser/kept-files.ts'
import { type FileUse, type SendState, sendFile } from '#lib/desk/browser/send-file.ts'
import { shrinkPicture } from '#lib/desk/browser/shrink-picture.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import * as words from '#messages/desk-sender.ts'

type Shown = { key: string; name: string; said: string; percent?: number; isRefused?: true }

const SAID: Record<SendState, string> = {
  sending: '',
  offline: words.waitsForNetwork,
  'signed-out': words.noLongerSignedIn,
}

/** The files on their way for one draft, thing or sheet: one is sent at a time. */
export function useSending(use: FileUse, photos: boolean, onArrived: () => void) {
  const [files, setFiles] = useState<Shown[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const stops = useRef(new Map<string, AbortController>())
  const name = `${use.kind} ${use.forId}`
  const { kind, forId } = use
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  const show = useCallback(
    (key: string, more: Partial<Shown>) =>
      setFiles(all => all.map(file => (file.key === key ? { ...file, ...more } : file))),
    [],
  )
  const forget = useCallback((key: string) => {
    stops.current.get(key)?.abort()
    stops.current.delete(key)
    setFiles(all => all.filter(file => file.key !== key))
    void forgetFile(key)
  }, [])

  const send = useCallback(
    async ({ key, name: called, blob }: Pick<KeptFile, 'key' | 'name' | 'blob'>) => {
      const stop = stops.current.get(key)
      if (!stop || stop.signal.aborted) return
      const refused = await sendFile({
        ...{ use: { kind, forId }, name: called, blob, signal: stop.signal },
        onState: (state, done) =>
          show(key, { said: SAID[state], percent: Math.round((done / blob.size) * 100) }),
      })
      void forgetFile(key)
      if (refused) return show(key, { said: refused, isRefused: true, percent: undefined })
      stops.current.delete(key)
      setFiles(all => all.filter(file => file.key !== key))
      arrived.current()
    },
    [kind, forId, show],
  )

  const enqueue = useCallback(
    (key: string, called: string, ready: () => Promise<{ name: string; blob: Blob }>) => {
      stops.current.set(key, new AbortController())
      setFiles(all => [...all, { key, name: called, said: words.waitsItsTurn }])
      queue.current = queue.current.then(async () => {
        if (stops.current.get(key)?.signal.aborted !== false) return
        show(key, { said: words.makingSmaller })
        await send({ key, ...(await ready()) }).catch(console.error)
      })
    },
    [send, show],
  )

  const add = useCallback(
    (chosen: readonly File[]) => {
      for (const file of chosen) {
        const key = formKey()
        enqueue(key, file.name, async () => {
          const smaller = photos ? await shrinkPicture(file) : { name: file.name, blob: file }
          await keepFile({ key, use: name, ...smaller })
          return smaller
        })
      }
    },
    [enqueue, name, photos],
  )

  // What a reload has broken off goes on.
  useEffect(() => {
    const running = stops.current
    void keptFiles(name).then(kept => {
      for (const { key, name: called, blob } of kept)
        if (!running.has(key)) enqueue(key, called, async () => ({ name: called, blob }))
    })
    return () => {
      for (const stop of running.values()) stop.abort()
      running.clear()
    }
  }, [enqueue, name])

  return { files, add, forget }
}
