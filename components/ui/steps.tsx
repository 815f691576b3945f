import { homePage } from '#messages/ui-pages.ts'
import { Icon } from './icon.tsx'
import { Motif } from './motif.tsx'

/** The head of the cart and the checkout: where in the purchase one is, and that it is safe. */
export const Steps = ({
  steps,
  current,
  secure,
}: {
  steps: readonly [string, string]
  current: 0 | 1
  /** What the seller says of it; '' says nothing. */
  secure: string
}) => (
  <div>
    <div className="wrap step-head flex min-h-14 items-center justify-between gap-3">
      <a href="/" className="press -ml-2" aria-label={homePage}>
        <Icon name="home" />
      </a>
      <ol className="steps">
        {steps.map((step, place) => (
          <li key={step} aria-current={place === current ? 'step' : undefined}>
            <span>{place + 1}</span>
            {step}
          </li>
        ))}
      </ol>
      {secure && (
        <p className="flex items-center gap-1 text-xs font-medium text-ok">
          <Icon name="shield" />
          {secure}
        </p>
      )}
    </div>
    <Motif />
  </div>
)
