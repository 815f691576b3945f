export function compileInlineScripts(): Promise<string>
