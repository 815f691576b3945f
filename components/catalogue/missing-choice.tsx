type Props = { of: 'size' | 'color' | 'other'; id: string; sentence: string; isMissing: boolean }

/** Where the first response says that a choice is missing. What stands there is not React's, once it is served. */
export const MissingChoice = ({ of, id, sentence, isMissing }: Props) => (
  <p
    id={id}
    role="alert"
    className="mt-1 text-sm text-danger empty:hidden"
    data-of={of}
    data-missing={sentence}
    suppressHydrationWarning
  >
    {isMissing ? sentence : ''}
  </p>
)
