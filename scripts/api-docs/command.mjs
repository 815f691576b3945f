import { writeFileSync } from 'node:fs'
import { apiDocument, DOCUMENT } from './api-document.ts'

writeFileSync(DOCUMENT, apiDocument())
