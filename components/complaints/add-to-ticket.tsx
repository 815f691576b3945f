import { fieldErrors } from '#components/session/field-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { TextArea } from '#components/ui/text-area.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import { COMPLAINT_MIN, COMPLAINT_MOST } from '#lib/complaints/rules/read-complaint.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { addButton, addMore } from '#messages/complaints-pages.ts'

/** More about a complaint that is open. */
export const AddToTicket = ({ ticketKey, flash }: { ticketKey: string; flash: Flash }) => (
  <form method="post" action={'/do/complaints/add' satisfies FormPath} className="grid gap-3">
    <input type="hidden" name="key" value={ticketKey} />
    <TextArea
      label={addMore}
      name="comment"
      required
      minLength={COMPLAINT_MIN}
      maxLength={COMPLAINT_MOST}
      defaultValue={flash.typed?.comment}
      error={fieldErrors(flash).comment}
    />
    <div>
      <Button type="submit" look="primary">
        {addButton}
      </Button>
    </div>
  </form>
)
