import type { FormValues } from '#lib/api/server/read-form.ts'
import type { Problems } from '../rules/form-problems.ts'

export const textOf = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? (values[name] as string) : ''

export const textsOf = <N extends string>(values: FormValues, names: readonly N[]) =>
  Object.fromEntries(names.map(name => [name, textOf(values, name)])) as Record<N, string>

export const hasProblems = (fields: Problems) => Object.keys(fields).length > 0
