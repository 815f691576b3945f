export const fileErrorText: (error: unknown) => string | undefined
