import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** The tests that "npm run check" leaves out: lib/backend/orders/crash, and others. */
export const slowTests = () =>
  ['lib', 'scripts']
    .flatMap(folder =>
      readdirSync(path.join(root, folder), { recursive: true }).map(file => `${folder}/${file}`),
    )
    .filter(file => SLOW.test(file))
    .map(file => file.replace(SLOW, ''))
    .sort()

const SLOW = /\.slow\.test\.tsx?$/
