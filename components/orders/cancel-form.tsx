'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Refusal } from '#components/ui/refusal.tsx'
import { postForm } from '#lib/api/browser/api-client.ts'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import { leavePage } from '#lib/browser/leave-page.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { CANCEL_REASONS, COMMENT_MAX, COMMENT_MIN } from '#lib/constants.ts'
import { formPath } from '#lib/forms/rules/form-path.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'

type Props = { coorderid: string; told: Record<string, string>; typed?: SubmittedValues }

/** Why the order is cancelled: CANCEL is enabled by a reason and ten characters (the server asks for the same). */
export function CancelForm({ coorderid, told, typed }: Props) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [touched, setTouched] = useState({ reason: false, comment: false })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const short = comment.trim().length < COMMENT_MIN
  const reasonError = touched.reason && !reason ? messages.chooseReason : told.reason
  const commentError = touched.comment && short ? messages.commentShort : comment ? undefined : told.comment

  // What was chosen and typed before the script came stays, and counts.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined)
    setReason(String(typed.get('reason') ?? ''))
    setComment(String(typed.get('comment') ?? ''))
  }, [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason) return setRefused(messages.chooseReason)
    if (short) return setRefused(messages.commentShortSubmit)
    setBusy(true)
    setRefused('')
    const answer = await postForm(formPath('checkout', 'cancel'), { coorderid, reason, comment }).catch(
      () => undefined,
    )
    if (answer && (answer.httpStatus < 400 || answer.httpStatus === 401)) return leavePage(answer.to)
    setRefused(answer?.message ?? messages.tryLater)
    setBusy(false)
  }

  return (
    <form
      ref={form}
      method="post"
      action={formPath('checkout', 'cancel')}
      onSubmit={send}
      className="grid gap-4"
    >
      <input type="hidden" name="coorderid" value={coorderid} />
      <div>
        <label htmlFor="reason" className="mb-1 block text-sm font-medium">
          Reason for cancellation
        </label>
        <select
          id="reason"
          name="reason"
          className="input"
          defaultValue={typed?.reason}
          onChange={event => setReason(event.target.value)}
          onBlur={() => setTouched(now => ({ ...now, reason: true }))}
          aria-invalid={reasonError ? true : undefined}
          aria-describedby={reasonError ? 'reason-error' : undefined}
        >
          <option value="">Select a reason</option>
          {CANCEL_REASONS.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
        {reasonError && <FieldError id="reason-error">{reasonError}</FieldError>}
      </div>
      <div>
        <label htmlFor="comment" className="mb-1 block text-sm font-medium">
          Comments
        </label>
        <textarea
          id="comment"
          name="comment"
          rows={4}
          maxLength={COMMENT_MAX}
          defaultValue={typed?.comment}
          className="input"
          onChange={event => setComment(event.target.value)}
          onBlur={() => setTouched(now => ({ ...now, comment: true }))}
          aria-invalid={commentError ? true : undefined}
          aria-describedby={commentError ? 'comment-error' : undefined}
        />
        {commentError && <FieldError id="comment-error">{commentError}</FieldError>}
      </div>
      {refused && (
        <Refusal>
          <p>{refused}</p>
          {refused === messages.cancelNotSent && (
            <a className="link" href={routes.support.path}>
              Contact the shop
            </a>
          )}
        </Refusal>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.orders.path}>Keep the order</ButtonLink>
        <Button type="submit" look="primary" disabled={busy || (hydrated && (!reason || short))}>
          CANCEL
        </Button>
      </div>
    </form>
  )
}
