import { fieldErrors } from '#components/session/field-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Select } from '#components/ui/select.tsx'
import { TextArea } from '#components/ui/text-area.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import { COMPLAINT_MIN, COMPLAINT_MOST } from '#lib/complaints/rules/read-complaint.ts'
import type { LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import {
  askHint,
  askShopFor,
  chooseRequest,
  linkRequestWords,
  sendRequest,
  whatToAsk,
  whyAsked,
} from '#messages/order-links-pages.ts'

type Props = { orderKey: string; requests: readonly LinkRequest[]; formKey: string; flash: Flash }

/** What only the customer may do, as a request to the shop. It needs no script, and posts to the page that it stands on. */
export const LinkRequestForm = ({ orderKey, requests, formKey, flash }: Props) => (
  <Fold title={askShopFor} open={flash.typed?.about !== undefined}>
    <form method="post" action={'/do/order/ask' satisfies FormPath} className="grid gap-4">
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="form_key" value={formKey} />
      <p className="text-sm text-muted">{askHint}</p>
      <Select label={whatToAsk} name="about" required defaultValue={flash.typed?.about ?? ''}>
        <option value="">{chooseRequest}</option>
        {requests.map(request => (
          <option key={request} value={request}>
            {linkRequestWords[request]}
          </option>
        ))}
      </Select>
      <TextArea
        label={whyAsked}
        name="comment"
        required
        minLength={COMPLAINT_MIN}
        maxLength={COMPLAINT_MOST}
        defaultValue={flash.typed?.comment}
        error={fieldErrors(flash).comment}
      />
      <div>
        <Button type="submit" look="primary">
          {sendRequest}
        </Button>
      </div>
    </form>
  </Fold>
)
