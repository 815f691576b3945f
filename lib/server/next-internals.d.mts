export declare const NEXT_COMMAND: string
export declare const BUILD_ID_FILE: string
export declare const BUILT_FILES_FOLDER: string
export declare const NEXT_URL: string
export declare const BUILT_FILES_URL: string
export declare const BUILT_HOME_FILE: string
export declare const FUNCTIONS_FILE: string
export declare const MIDDLEWARE_FUNCTION: string
export declare const builtFileOf: (url: string) => string
export declare const frameworkScripts: (html: string, attribute?: string) => string[]
export declare const readConfigQuietly: (folder: string) => Promise<void>
export declare const minify: (program: string, options: object) => Promise<string>
