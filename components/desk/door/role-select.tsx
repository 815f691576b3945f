import { ROLES } from '#lib/desk/rules/roles.ts'
import { roleField, roleMeans, roleNames } from '#messages/desk-people.ts'
import { ActSelect } from '../act-select.tsx'

type Props = { chosen?: string; error?: string }

/** What somebody does at the desk, and with it what they may see. */
export const RoleSelect = ({ chosen = 'packer', error }: Props) => (
  <ActSelect label={roleField} name="role" required defaultValue={chosen} error={error}>
    {ROLES.map(role => (
      <option key={role} value={role}>
        {`${roleNames[role]}: ${roleMeans[role]}`}
      </option>
    ))}
  </ActSelect>
)
