import { Field } from './field.tsx'

type Props = { label: string; hint: string }

/** Pictures to attach: from the camera or the gallery of a phone. */
export const PictureField = ({ label, hint }: Props) => (
  <Field
    label={label}
    hint={hint}
    type="file"
    name="pictures"
    multiple
    accept="image/jpeg,image/png,image/webp"
  />
)
