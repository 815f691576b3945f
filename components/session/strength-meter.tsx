import { strengthOf } from '#lib/session/rules/password-strength.ts'
import { passwordStrengthIs, strengthLabels, strengthWord } from '#messages/strength.ts'

const STEPS = [1, 2, 3, 4, 5]

/** The strength of a typed password: five points, three words. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = strengthOf(password)
  return (
    <div className="grid gap-1" role="status" aria-label={passwordStrengthIs(strengthLabels[label], score)}>
      <div className="strength" data-label={label} aria-hidden="true">
        {STEPS.map(step => (
          <i key={step} data-on={step <= score || undefined} />
        ))}
      </div>
      <p className="text-sm">
        {strengthWord} <b>{strengthLabels[label]}</b>
      </p>
    </div>
  )
}
