import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formActions } from './forms/server/form-actions.ts'
import { READ_FORMS } from './server/http/route-request.ts'

// Of what a shop needs in many places there is one. A second one shows by how such code is always written; each exception
// has its reason. Settings: lib/server/settings/process-env.test.ts. Values of the process: lib/rules/process-wide.test.ts.
const sources = ['app', 'components', 'lib']
  .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))))
  .filter(
    file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(test-[\w-]+|conformance-story)\.tsx?$/.test(file),
  )
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))

type One = { of: string; shape: RegExp; stands: string; besides?: Record<string, string>; like: string }

const ONES: One[] = [
  {
    of: 'bounded cache',
    shape: /\.keys\(\)\.next\(\)|\.size >=? ?(most|max|limit)|for \(const \[old(est)?,/i,
    stands: 'lib/rules/lru-cache.ts',
    besides: { 'lib/catalogue/browser/ask-suggestions.ts': 'five lines of it are a shorter script' },
    like: 'if (kept.size > MOST) kept.delete(kept.keys().next().value)',
  },
  {
    of: 'limiter of how many run at a time',
    shape: /\b(running|active|busy|underWay|inFlight)(\+\+| \+= 1)/,
    stands: 'lib/server/concurrency-limit.ts',
    besides: {},
    like: 'active++',
  },
  {
    of: 'loop in the background',
    shape: /\bsetInterval\(|from 'node:timers\/promises'/,
    stands: 'lib/backend/every.ts',
    besides: {
      'components/checkout/hold-countdown.tsx': 'a clock on a page',
      'components/desk/things/sheet-progress.tsx': 'a page looks how far its sheet is',
      'lib/backend/desk/things/sheets/sheet-worker.ts': 'a sheet that is worked on says that it is alive',
      'lib/backend/db/engine.ts': 'waits until PostgreSQL has started or ended',
      'lib/backend/db/open.ts': 'waits until the database answers',
      'lib/backend/db/transaction.ts': 'rests before it tries again',
      'lib/backend/db/refuse-read-only.ts': 'waits so long for an answer, and no longer',
      'lib/backend/desk/door/ask-mail-link.ts':
        'answers after the same time whether somebody has the address or not',
      'lib/backend/media/s3/ask-store.ts': 'rests before it asks the store again',
      'lib/backend/session/request-reset.ts':
        'answers after the same time whether there is an account or not',
      'lib/backend/stop-on-signals.ts': 'waits until the last answer has been sent',
      'lib/server/redis/once-over-copies.ts': 'waits for what another copy of the shop does',
    },
    like: 'setInterval(() => work(), 1000)',
  },
  {
    of: 'endless loop',
    shape: /\bwhile \((true|1|!\w*\.?aborted|!signal)|\bfor \(; ?;/,
    stands: 'lib/backend/every.ts',
    besides: {
      'lib/backend/catalogue-import/csv.ts': 'reads a file to its end',
      'lib/desk/browser/send-file.ts': 'sends a file to its end, over a network that breaks',
      'lib/backend/db/engine.ts': 'waits until PostgreSQL has started or ended',
    },
    like: 'while (true) await work()',
  },
  {
    of: 'HTML escaper',
    shape: /['"`]&(amp|lt|gt|quot|apos|#\w+);|`&#\$\{/,
    stands: 'lib/rules/escape-html.ts',
    besides: {
      'lib/catalogue/server/sitemap-xml.ts': 'XML',
      'lib/media/server/drawn-text.ts': 'the marks of a drawing',
      'lib/server/security-policy/script-nonce.ts': 'takes one script its force',
    },
    like: "text.replace(/</g, '&lt;')",
  },
  {
    of: 'reader of cookies',
    shape:
      /parseCookies|from '(nookies|cookie)'|cookie\w*( \?\? '')?\)?\??\.(split|match|matchAll)\([^)\n]*;/i,
    stands: 'lib/api/server/read-cookies.ts',
    like: "headers.cookie.split('; ')",
  },
  {
    of: 'name of the language',
    shape: /['"`]en(-IN)?['"`]/,
    stands: 'lib/messages/en/language.ts',
    besides: {
      'lib/backend/feeds/country-code.ts':
        'the names of countries that sheets have are English, whatever the shop speaks',
      'lib/ratings/rules/rater-name.ts': 'cuts a name into letters, the same in every language',
    },
    like: "at.toLocaleString('en-IN')",
  },
  {
    of: 'place for programs as text',
    // The formatter puts a space before each brace of code.
    shape: /=>\{|\bfunction ?\w*\([^)\n]*\)\{/,
    stands: 'lib/server/inline-scripts/compiled.ts',
    like: '`(function(){addEventListener("click",go)})()`',
  },
]

test.each(ONES)('there is one $of', ({ shape, stands, besides = {}, like }) => {
  expect(like).toMatch(shape)
  const found = sources.filter(({ text }) => shape.test(withoutComments(text))).map(({ file }) => file)
  expect(found.sort()).toEqual([stands, ...Object.keys(besides)].sort())
})

test('every path of a form is one of an action', () => {
  const actions = Object.entries(formActions).flatMap(([word, verbs]) =>
    Object.keys(verbs).map(action => `/do/${word}/${action}`),
  )
  const named = sources.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(/['"`](\/do\/[\w-]+(?:\/[\w-]+)?)['"?`]/g)].map(([, path]) => ({
      file,
      path: path ?? '',
    })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ path }) => !actions.includes(path) && !READ_FORMS.includes(path))).toEqual([])
})

test('the compiler knows each form that is written into a page', () => {
  const untyped = sources.flatMap(({ file, text }) =>
    // Those of the desk are typed by the component that sends them.
    [...text.matchAll(/\b(?:a|formA)ction=(?:"\/do\/.*|\{[^}\n]*(?<!\/desk)\/do\/[^\n]*)/g)]
      .map(([line]) => line)
      .filter(line => !/satisfies (Read)?FormPath/.test(line) && !/undefined\}$/.test(line))
      .map(line => `${file}: ${line}`),
  )
  expect(untyped).toEqual([])
})

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
