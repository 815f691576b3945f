'use client'
import { useRouter } from 'next/navigation'
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { afterPaint } from '#lib/browser/after-paint.ts'
import { sendAct } from '#lib/desk/browser/send-act.ts'
import { noteRefreshStart, whenRefreshed } from '#lib/desk/browser/wait-for-refresh.ts'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { notSent } from '#messages/desk-form.ts'
import { FormState } from './form-state.tsx'
import { RefusedNote } from './refused-note.tsx'
import { say } from './say.ts'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  action: ActPath
  /** Of the page: the same form sent twice is one act. */
  sendKey: string
  /** After it was done: by default the page is shown as it is now. */
  onDone?: (response: ActResponse) => void
  /** Empties itself as soon as it was done: what is typed for the next one must not go with the refresh. */
  clears?: boolean
  children: ReactNode
}

/**
 * A form of the desk. Without script the browser posts it; with script the answer is shown in its place, and what could
 * not be sent stays typed and can be sent again.
 */
export function ActForm({ action, sendKey, onDone, clears = false, children, ...form }: Props) {
  const router = useRouter()
  const [isRefreshing, refresh] = useTransition()
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<ActResponse>()
  const key = useRef(sendKey)
  const underWay = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => (isRefreshing ? noteRefreshStart() : undefined), [isRefreshing])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // A button that leads to a page of its own, such as what is to be printed.
    if (submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    const element = event.currentTarget
    // By hand, and rendered only after the frame that shows it: on a cheap phone the render takes several.
    pressed.current = submitter
    submitter?.setAttribute('data-busy', 'true')
    await afterPaint()
    setSending(true)
    setRefused(undefined)
    await whenRefreshed()
    // The page as it is now does not offer it any more.
    if (!element.isConnected) return
    const fields = new FormData(element, submitter)
    fields.set('key', key.current)
    const response = await sendAct(action, fields).catch((cause): undefined => {
      console.error(cause)
      return undefined
    })
    underWay.current = false
    setSending(false)
    // The same key again: if the first one has arrived after all, it counts once.
    if (!response) return setRefused({ done: false, message: notSent })
    key.current = formKey()
    if (!response.done) {
      setRefused(response)
      const wrong = Object.keys(response.fields ?? {})[0]
      if (wrong) element.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus()
      // What stood in the way may be what somebody else has done: the page shows it, and what was typed stays. The form
      // may not be there any more, so the strip says it too.
      if (response.isOutdated) say(response.message)
      // Of another build the whole page would be loaded, and what was typed lost.
      if (!response.needs && !response.isOtherBuild) refresh(() => router.refresh())
      return
    }
    if (clears) element.reset()
    if (response.message) say(response.message)
    if (onDone) return onDone(response)
    if (response.to) return location.assign(response.to)
    if (response.isOtherBuild) return location.reload()
    refresh(() => router.refresh())
  }

  const isBusy = isSending || isRefreshing
  // At each render: an answer that comes before the form was rendered as busy changes nothing that React would see.
  useEffect(() => {
    if (!isBusy && !underWay.current) pressed.current?.removeAttribute('data-busy')
  })
  return (
    <form {...form} action={action} method="post" onSubmit={send} aria-busy={isBusy}>
      <input type="hidden" name="key" value={sendKey} />
      <FormState value={{ isBusy, fields: refused?.fields ?? {} }}>{children}</FormState>
      {refused && <RefusedNote {...refused} />}
    </form>
  )
}
