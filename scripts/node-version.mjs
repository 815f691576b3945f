// Imported first by each command: an old Node gets a sentence instead of a stack.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  console.error(
    `Haat needs Node 22.12 or newer, and this is Node ${process.versions.node}: see https://nodejs.org.`,
  )
  process.exit(1)
}
