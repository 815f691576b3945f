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
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { routes } from '#lib/routes.ts'
import { cancelReasonWords } from '#messages/cancel-reasons.ts'
import { tryLater } from '#messages/every-page.ts'
import { chooseReason, commentShort, commentShortSubmit } from '#messages/fields.ts'
import {
  cancelOrderButton,
  comments,
  contactTheShop,
  keepTheOrder,
  reasonForCancellation,
  selectReason,
} from '#messages/orders-pages.ts'

type Props = { coorderid: string; fieldErrors: Record<string, string>; typed?: SubmittedValues }

/** The reason for a cancellation: CANCEL is enabled by a reason and ten characters (the server requires the same). */
export function CancelForm({ coorderid, fieldErrors, typed }: Props) {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [touched, setTouched] = useState({ reason: false, comment: false })
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const [isUnsupported, setUnsupported] = useState(false)
  const short = comment.trim().length < COMMENT_MIN
  const reasonError = touched.reason && !reason ? chooseReason : fieldErrors.reason
  const commentError = touched.comment && short ? commentShort : comment ? undefined : fieldErrors.comment

  // Values entered before the script was loaded stay, and count.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined)
    setReason(String(typed.get('reason') ?? ''))
    setComment(String(typed.get('comment') ?? ''))
  }, [])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason) return setRefused(chooseReason)
    if (short) return setRefused(commentShortSubmit)
    setBusy(true)
    setRefused('')
    const response = await postForm('/do/checkout/cancel', { coorderid, reason, comment }).catch(
      () => undefined,
    )
    if (response && (response.httpStatus < 400 || response.httpStatus === 401)) return leavePage(response.to)
    setRefused(response?.message ?? tryLater)
    setUnsupported(response?.key === 'cancelNotSent')
    setBusy(false)
  }

  return (
    <form
      ref={form}
      method="post"
      action={'/do/checkout/cancel' satisfies FormPath}
      onSubmit={send}
      className="grid gap-4"
    >
      <input type="hidden" name="coorderid" value={coorderid} />
      <div>
        <label htmlFor="reason" className="mb-1 block text-sm font-medium">
          {reasonForCancellation}
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
          <option value="">{selectReason}</option>
          {CANCEL_REASONS.map(each => (
            <option key={each} value={each}>
              {cancelReasonWords[each]}
            </option>
          ))}
        </select>
        {reasonError && <FieldError id="reason-error">{reasonError}</FieldError>}
      </div>
      <div>
        <label htmlFor="comment" className="mb-1 block text-sm font-medium">
          {comments}
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
          {isUnsupported && (
            <a className="link" href={routes.support.path}>
              {contactTheShop}
            </a>
          )}
        </Refusal>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.orders.path}>{keepTheOrder}</ButtonLink>
        <Button type="submit" look="primary" disabled={busy || (hydrated && (!reason || short))}>
          {cancelOrderButton}
        </Button>
      </div>
    </form>
  )
}
