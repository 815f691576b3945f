/** Runs the parts one after the other, each in spite of what failed before, and adds up. */
export const runSteps = async parts => {
  const total = { passed: 0, failed: 0 }
  for (const [name, part] of Object.entries(parts)) {
    const begun = performance.now()
    const { passed, failed } = await outcome(part)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`— ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
}

// A part in which nothing ran has proved nothing.
const outcome = async part => {
  try {
    const { passed, failed } = await part()
    return passed + failed > 0 ? { passed, failed } : { passed, failed: 1 }
  } catch (error) {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
}
