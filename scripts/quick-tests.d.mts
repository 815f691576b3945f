export declare const quickTests: () => { quick: string[]; others: string[]; left: Map<string, number> }
export declare const reasonToWait: (file: string) => string | undefined
