import { ActField } from '#components/desk/act-field.tsx'
import { Select } from '#components/ui/select.tsx'
import type { SectionChoice } from '#lib/desk/rules/thing-types.ts'
import { chooseOne, newSectionHint, newSectionLabel, sectionLabel } from '#messages/desk-things-pages.ts'

type Props = { sections: readonly SectionChoice[]; chosen?: string; typed?: string; error?: string }

/** Where a thing stands: a section of the shop, or a new one by its name. */
export const SectionFields = ({ sections, chosen, typed, error }: Props) => (
  <>
    {sections.length > 0 && (
      <Select label={sectionLabel} name="subcategory_id" defaultValue={chosen ?? ''}>
        <option value="">{chooseOne}</option>
        {sections.map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </Select>
    )}
    <ActField
      label={sections.length > 0 ? newSectionLabel : sectionLabel}
      hint={newSectionHint}
      name="new_section"
      maxLength={300}
      defaultValue={typed}
      error={error}
    />
  </>
)
