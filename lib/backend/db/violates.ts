import 'server-only'

/** Whether the database refused a row because of this named constraint. */
export const violates = (error: unknown, constraint: string) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint
