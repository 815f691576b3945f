export declare const envFiles: (folder: string) => string[]
