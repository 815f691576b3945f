import { fieldErrors } from '#components/session/field-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { PictureField } from '#components/ui/picture-field.tsx'
import { Select } from '#components/ui/select.tsx'
import { TextArea } from '#components/ui/text-area.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import { COMPLAINT_MIN, COMPLAINT_MOST } from '#lib/complaints/rules/read-complaint.ts'
import { ABOUT } from '#lib/complaints/rules/ticket-state.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { complaintPath } from '#lib/returns/rules/return-path.ts'
import { routes } from '#lib/routes.ts'
import { aboutWords } from '#messages/complaints.ts'
import {
  aboutField,
  chooseAbout,
  emailField,
  mobileField,
  nameField,
  orderField,
  orderHint,
  picturesField,
  picturesHint,
  reachHint,
  sendComplaint,
  signInForPictures,
  textField,
} from '#messages/complaints-pages.ts'

type Props = {
  order: string
  complainer: { name: string; email: string; mobile: string; mayAttach: boolean }
  formKey: string
  flash: Flash
}

/** Works without script: the form is sent as it is, and its refusal is shown above it with what was typed. */
export function ComplaintForm({ order, complainer, formKey, flash }: Props) {
  const { typed } = flash
  const errors = fieldErrors(flash)
  const here = order ? complaintPath(order) : routes.complaint.path
  return (
    <form
      method="post"
      action={'/do/complaints/open' satisfies FormPath}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <input type="hidden" name="form_key" value={formKey} />
      <Select label={aboutField} name="about" required defaultValue={typed?.about ?? (order ? 'order' : '')}>
        <option value="">{chooseAbout}</option>
        {ABOUT.map(about => (
          <option key={about} value={about}>
            {aboutWords[about]}
          </option>
        ))}
      </Select>
      <Field
        label={orderField}
        hint={orderHint}
        name="order"
        defaultValue={typed?.order ?? order}
        maxLength={64}
        autoComplete="off"
      />
      <TextArea
        label={textField}
        name="comment"
        required
        rows={6}
        minLength={COMPLAINT_MIN}
        maxLength={COMPLAINT_MOST}
        defaultValue={typed?.comment}
        error={errors.comment}
      />
      <Field
        label={nameField}
        name="name"
        required
        maxLength={120}
        autoComplete="name"
        defaultValue={typed?.name ?? complainer.name}
        error={errors.name}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={emailField}
          hint={reachHint}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed?.email ?? complainer.email}
          error={errors.email}
        />
        <Field
          label={mobileField}
          name="mobile"
          type="tel"
          autoComplete="tel-national"
          defaultValue={typed?.mobile ?? complainer.mobile}
          error={errors.mobile}
        />
      </div>
      {complainer.mayAttach ? (
        <PictureField label={picturesField} hint={picturesHint} />
      ) : (
        <p className="text-sm">
          <a className="link" href={loginFrom(here)}>
            {signInForPictures}
          </a>
        </p>
      )}
      <div>
        <Button type="submit" look="primary">
          {sendComplaint}
        </Button>
      </div>
    </form>
  )
}
