const { default: Sequencer } = require('@jest/test-sequencer')

const SLOW = /\.slow\.test\.tsx?$/

// A fresh clone does not know yet how long each file takes: a long one that comes last would leave a core idle.
module.exports = class extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests)
    return [...sorted.filter(({ path }) => SLOW.test(path)), ...sorted.filter(({ path }) => !SLOW.test(path))]
  }
}
