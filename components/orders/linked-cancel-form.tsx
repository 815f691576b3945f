import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Fold } from '#components/ui/fold.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import { CANCEL_REASONS, COMMENT_MAX, COMMENT_MIN } from '#lib/constants.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { messages } from '#lib/message-table.ts'
import { cancelReasonWords } from '#messages/cancel-reasons.ts'
import { cancelThisOrder } from '#messages/order-links-pages.ts'
import { cancelOrderButton, comments, reasonForCancellation, selectReason } from '#messages/orders-pages.ts'

/** Cancels the order of a key. It needs no script, and posts to the page that it stands on. */
export function LinkedCancelForm({ orderKey, flash }: { orderKey: string; flash: Flash }) {
  const reasonError = flash.fields?.reason
  const commentError = flash.fields?.comment
  return (
    <Fold title={cancelThisOrder} open={Boolean(reasonError || commentError)}>
      <form method="post" action={'/do/order/cancel' satisfies FormPath} className="grid gap-4">
        <input type="hidden" name="key" value={orderKey} />
        <div>
          <label htmlFor="reason" className="mb-1 block text-sm font-medium">
            {reasonForCancellation}
          </label>
          <select
            id="reason"
            name="reason"
            className="input"
            required
            defaultValue={flash.typed?.reason}
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
          {reasonError && <FieldError id="reason-error">{messages[reasonError]}</FieldError>}
        </div>
        <div>
          <label htmlFor="comment" className="mb-1 block text-sm font-medium">
            {comments}
          </label>
          <textarea
            id="comment"
            name="comment"
            rows={3}
            required
            minLength={COMMENT_MIN}
            maxLength={COMMENT_MAX}
            defaultValue={flash.typed?.comment}
            className="input"
            aria-invalid={commentError ? true : undefined}
            aria-describedby={commentError ? 'comment-error' : undefined}
          />
          {commentError && <FieldError id="comment-error">{messages[commentError]}</FieldError>}
        </div>
        <div>
          <Button type="submit" look="primary">
            {cancelOrderButton}
          </Button>
        </div>
      </form>
    </Fold>
  )
}
