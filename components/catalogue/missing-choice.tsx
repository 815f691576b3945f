type Props = { of: 'size' | 'color' | 'other'; id?: string; sentence: string; isMissing?: boolean }

/**
 * Where the first response says that a choice is missing, beside its fields. What stands there is not React's, once it is
 * served.
 */
export const MissingChoice = ({ of, id, sentence, isMissing }: Props) => (
  <p id={id} role="alert" className="missing" data-of={of} data-missing={sentence} suppressHydrationWarning>
    {isMissing ? sentence : ''}
  </p>
)
