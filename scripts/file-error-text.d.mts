export const fileTrouble: (error: unknown) => string | undefined
