import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-shop-keys.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'

type Known = { name: string; since: Date | undefined; isLost: boolean }
type Props = { set: keyof typeof words.setNames; isOutside: boolean; names: readonly Known[] }

/** The keys of one provider: whether there are some, and fields that take new ones and show none. */
export const KeysForm = ({ set, isOutside, names }: Props) => (
  <section className="desk-card">
    <h2>{words.setNames[set]}</h2>
    {isOutside ? (
      <p>{words.setOutside}</p>
    ) : (
      <>
        <Act action="/desk/do/shop/keys" className="grid gap-3" autoComplete="off">
          <input type="hidden" name="set" value={set} />
          {names.map(({ name, ...state }) => (
            <ActField
              key={name}
              label={words.keyNames[name]}
              name={name}
              type={OPEN.test(name) ? 'text' : 'password'}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2000}
              hint={[stateOf(state), words.keyHints[name]].filter(Boolean).join(' ')}
            />
          ))}
          <ActButton look="primary">{words.saveKeysNow}</ActButton>
        </Act>
        {names.some(({ since }) => since) && (
          <details>
            <summary>{words.removeKeysNow}</summary>
            <Act action="/desk/do/shop/keysAway" className="grid gap-3">
              <input type="hidden" name="set" value={set} />
              <p className="text-sm">{words.removeKeysWhat}</p>
              <ActButton>{words.removeKeysNow}</ActButton>
            </Act>
          </details>
        )}
      </>
    )}
  </section>
)

// A name, an address: no secrets.
const OPEN = /_(ID|FROM|SENDER|EMAIL|PICKUP)$/

const stateOf = ({ since, isLost }: Omit<Known, 'name'>) => {
  if (!since) return words.notSet
  return isLost ? words.lost : words.known(momentInIndia(since))
}
