// The part of next-internals.ts that commands need before packages are installed and without types.

/** Next's own command, by its file in node_modules. */
export const NEXT_COMMAND = 'next/dist/bin/next'

/** Written last by a build, so a build without it is not whole. */
export const BUILD_ID_FILE = '.next/BUILD_ID'

/** The folder of built scripts and styles, and the address under which pages name them. */
export const BUILT_FILES_FOLDER = '.next/static'
export const NEXT_URL = '/_next/'
export const BUILT_FILES_URL = `${NEXT_URL}static/`

/** The HTML that a build renders for the home page of an app. */
export const BUILT_HOME_FILE = '.next/server/app/index.html'

/** Where a build lists its middleware, and under which name. */
export const FUNCTIONS_FILE = 'server/functions-config-manifest.json'
export const MIDDLEWARE_FUNCTION = '/_middleware'

/** The address of a built file is its path under .next. */
export const builtFileOf = url => url.replace(NEXT_URL, '.next/')

/** The addresses of the framework's scripts that a page names in this attribute; not those for browsers without modules. */
export const frameworkScripts = (html, attribute = 'src') => [
  ...new Set(
    [...html.matchAll(new RegExp(`<script[^>]*\\s(?:${attribute})="(${NEXT_URL}[^"?]+)[^>]*>`, 'g'))]
      .filter(([tag]) => !/nomodule/i.test(tag))
      .map(([, url]) => url),
  ),
]

/**
 * Reads next.config.ts without a line in the log: Next keeps what was read, and tells only of reading it itself. What it
 * warns of, a build has said. Node takes the types out: else Next would load its compiler for that, and keep it (24 MB).
 */
export const readConfigQuietly = async folder => {
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'
  const { default: config } = await import(/* turbopackIgnore: true */ 'next/dist/server/config.js')
  await config.default(PRODUCTION_SERVER, folder, { silent: true })
}

const PRODUCTION_SERVER = 'phase-production-server'
