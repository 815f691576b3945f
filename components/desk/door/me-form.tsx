import type { ComponentProps } from 'react'
import { savePerson, youAre } from '#messages/desk-people.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { PersonInputs } from './person-inputs.tsx'

type Props = { me: ComponentProps<typeof PersonInputs>['person'] } & Pick<
  ComponentProps<typeof PersonInputs>,
  'flash'
>

/** One's own name, number and address. */
export const MeForm = ({ me, flash }: Props) => (
  <section className="desk-card" aria-labelledby="me">
    <h2 id="me">{youAre}</h2>
    <Act action="/desk/do/door/changeMe" className="grid gap-3">
      <PersonInputs person={me} flash={flash} />
      <ActButton>{savePerson}</ActButton>
    </Act>
  </section>
)
