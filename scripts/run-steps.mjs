/**
 * Runs groups of parts in sequence, each even if one before failed, and adds up the results; those of a group at once. `left`
 * says what was not run. At the end it names what failed, since of a long output often only the end is kept.
 */
export const runSteps = async (groups, left) => {
  const outcomes = []
  for (const parts of groups)
    outcomes.push(...(await Promise.all(Object.entries(parts).map(([name, part]) => runStep(name, part)))))
  if (left) console.log(left)
  addUp(outcomes)
}

const runStep = async (name, part) => {
  const begun = performance.now()
  const { passed, failed, failures = [] } = await outcome(part)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`— ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  return { name, passed, failed, failures }
}

const addUp = outcomes => {
  const sum = key => outcomes.reduce((total, each) => total + each[key], 0)
  for (const { name, failed, failures } of outcomes) {
    for (const failure of failures) console.log(`\n— ${name}: ${failure}`)
    if (failed > 0 && failures.length === 0) console.log(`\n— ${name} failed: what it said stands above.`)
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}

// A part in which nothing ran has proved nothing.
const outcome = async part => {
  try {
    const { passed, failed, failures } = await part()
    return passed + failed > 0 ? { passed, failed, failures } : { passed, failed: 1 }
  } catch (error) {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
}
