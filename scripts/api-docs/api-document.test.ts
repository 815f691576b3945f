import { readFileSync } from 'node:fs'
import { apiDocument, DOCUMENT } from './api-document.ts'

test('docs/api.md is what npm run api-docs writes', () => {
  expect(readFileSync(DOCUMENT, 'utf8') === apiDocument() || 'npm run api-docs has not been run').toBe(true)
})
