import { DESK } from '#lib/desk/rules/desk-path.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { dayInIndia, momentInIndia } from '#lib/orders/rules/india-time.ts'
import { lastUsed, leftOn, noDevices, roleNames, youAre } from '#messages/desk-people.ts'

type Person = { id: string; name: string; role: Role; leftAt: Date | null; seenAt: Date | null }

/** People of the desk, each leading to what can be changed of them. */
export const PeopleList = ({ people, you }: { people: Person[]; you?: string }) => (
  <ul className="desk-rows">
    {people.map(({ id, name, role, leftAt, seenAt }) => (
      <li key={id}>
        {leftAt ? (
          <p>
            {name}, {roleNames[role]}{' '}
            <span className="text-sm text-muted">{leftOn(dayInIndia(leftAt.toISOString()))}</span>
          </p>
        ) : (
          <a className="desk-row" href={`${DESK}/people/${id}`}>
            <span className="min-w-0">
              <b>{name}</b> <span className="desk-tag">{roleNames[role]}</span>{' '}
              {id === you && <span className="desk-tag">{youAre}</span>}
              <span className="block text-sm text-muted">
                {seenAt ? lastUsed(momentInIndia(seenAt.toISOString())) : noDevices}
              </span>
            </span>
          </a>
        )}
      </li>
    ))}
  </ul>
)
