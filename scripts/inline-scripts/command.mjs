import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileInlineScripts } from './compile.mjs'

const file = path.join(import.meta.dirname, '../../lib/server/inline-scripts/compiled.ts')
writeFileSync(file, await compileInlineScripts())
