// Imported first by each command: with an old Node it prints a sentence instead of a stack trace.
import { oldNode } from '#messages/before-start.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(oldNode(process.versions.node))
  process.exit(1)
}
