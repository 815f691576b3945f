/** What each form of a thing's page was made of. */
export type FormsSeen = Record<
  'price' | 'words' | 'place' | 'codes' | 'told' | 'colours' | 'pictures' | 'shown' | 'facts',
  string
> & { choices: Record<string, string> }

/** What was typed into a form that was refused, where there is no script; and why. */
export type Typed = { typed: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }
