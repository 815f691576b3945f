export const emptyScriptBytes: () => Promise<number>
