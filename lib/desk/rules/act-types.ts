import type { Role } from './roles.ts'

/** Which build made the page that a form is sent from. */
export const BUILD_HEADER = 'x-desk-build'

/** Who works at the desk, in one session. */
export type Person = { id: string; name: string; role: Role; session: string; provedAt: Date }

/** Field names with what stood there before and after; of personal fields the name alone, with nothing beside it. */
export type Changed = Record<string, readonly [before: string, after: string] | readonly []>

export type ActDone = {
  /** What is said of it. */
  message: string
  /** The number or the code of what it was about. */
  about?: string
  changed?: Changed
  /** Where the page goes next; without it the same page is shown as it is now. */
  to?: string
  /** What a script needs beside the message. */
  body?: object
  /** The token of a session that this act has opened; an empty one ends the session. */
  session?: string
  /** What this browser is known by while somebody signs in, by the name of its cookie; an empty one ends it. */
  cookies?: { code?: string; browser?: string }
  /** Of an act that anybody may send: who has shown to be its sender, for the book. */
  by?: { id: string; name: string }
  /** It was sent before: this is what became of it then. */
  isRepeated?: true
}

/** What could not be done, and why, in a sentence. */
export type ActRefused = {
  refused: string
  fields?: Record<string, string>
  about?: string
  /** The page shows what is not so any more: it is shown anew. */
  isOutdated?: true
  /** It was sent before: this is what became of it then. */
  isRepeated?: true
}

export type ActResult = ActDone | ActRefused

export const isRefused = (result: ActResult): result is ActRefused => 'refused' in result

/** What the browser is told of an act that it has sent. */
export type ActResponse = {
  done: boolean
  message: string
  fields?: Record<string, string>
  to?: string
  /** The session is over, or who it is has to be shown again. */
  needs?: 'sign-in' | 'proof'
  /** The page shows what is not so any more. */
  isOutdated?: true
  /** The page is one of another build: it cannot be shown anew in its place, only loaded as a whole. */
  isOtherBuild?: true
} & Record<string, unknown>
