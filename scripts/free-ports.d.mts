export declare const freePorts: (count: number) => Promise<number[]>
export declare const freePort: () => Promise<number>
