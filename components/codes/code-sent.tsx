import { Notice } from '#components/ui/notice.tsx'
import { numberInGroups } from '#lib/codes/rules/number-in-groups.ts'
import { codeNotHandedOver, codeOnItsWay, lookAgain } from '#messages/codes-pages.ts'
import { seePracticePhone } from '#messages/updates.ts'

type Props = { mobile: string; failed: boolean; hasPracticePhone: boolean; here: string; lead?: string }

/** Where the code went, and what became of its message. */
export const CodeSent = ({ mobile, failed, hasPracticePhone, here, lead }: Props) => (
  <>
    <p>{lead ?? codeOnItsWay(numberInGroups(mobile))}</p>
    {failed && (
      <Notice tone="bad">
        {codeNotHandedOver}{' '}
        <a className="link" href={here}>
          {lookAgain}
        </a>
      </Notice>
    )}
    {hasPracticePhone && (
      <p>
        <a
          className="link inline-flex min-h-11 items-center"
          href="/practice-phone"
          target="_blank"
          rel="noopener"
        >
          {seePracticePhone}
        </a>
      </p>
    )}
  </>
)
