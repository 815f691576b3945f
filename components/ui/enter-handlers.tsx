type Props = { disabled?: boolean; children: string }

/**
 * What Enter, or a phone's Go, presses: the browser takes a form's first submit button, so this one stands first where
 * another stands before the main one. Nobody sees it or comes to it by Tab; it is drawn all the same, since a browser
 * may pass over one that is not.
 */
export const EnterHandlers = ({ disabled, children }: Props) => (
  <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" disabled={disabled}>
    {children}
  </button>
)
