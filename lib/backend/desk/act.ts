import 'server-only'
import type { z } from 'zod'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import type { Role } from '#lib/desk/rules/roles.ts'

/** Where a request comes from, for who has not signed in yet. */
export type Asker = {
  address?: string
  device: string
  practicePhone?: string
  cookie?: (name: string) => string | undefined
  /** Names this one sending of the form. */
  formKey?: string
}

/** One thing that somebody does at the desk. */
// biome-ignore lint/suspicious/noExplicitAny: acts of all inputs stand in one table, and each checks its own
export type Act<Input = any> = {
  /** Who may do it. */
  roles: readonly Role[]
  /** Whether its doer shows again who they are, if they have not just done so. */
  proof?: true
  /** A step before an act, which changes nothing of the shop: it is not in the book. */
  quiet?: true
  input: z.ZodType<Input>
  do: (input: Input, by: Person, asker: Asker) => Promise<ActResult>
}

/** What is done before anybody has signed in: using an invitation, signing in. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type OpenAct<Input = any> = {
  roles: 'anyone'
  input: z.ZodType<Input>
  do: (input: Input, asker: Asker) => Promise<ActResult>
}

/** One thing that is shown at the desk. It changes nothing, so it is not in the book. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Read<Input = any, Output = unknown> = {
  roles: readonly Role[]
  do: (input: Input, by: Person) => Promise<Output>
}

export const act = <Input>(row: Omit<Act<Input>, 'quiet'>): Act<Input> => row
export const quietAct = <Input>(row: Omit<Act<Input>, 'quiet'>): Act<Input> & { quiet: true } => ({
  quiet: true,
  ...row,
})
export const openAct = <Input>(row: Omit<OpenAct<Input>, 'roles'>): OpenAct<Input> => ({
  roles: 'anyone',
  ...row,
})
/** A step before an open act. */
export const openStep = <Input>(row: Omit<OpenAct<Input>, 'roles'>): OpenAct<Input> & { quiet: true } => ({
  quiet: true,
  ...openAct(row),
})
export const read = <Input, Output>(
  roles: readonly Role[],
  work: (input: Input, by: Person) => Promise<Output>,
): Read<Input, Output> => ({ roles, do: work })
