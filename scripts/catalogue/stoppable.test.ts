import { EventEmitter } from 'node:events'
import { stoppable } from './stoppable.ts'

test('the first Ctrl-C ends the work at its next step, the second at once', () => {
  let time = 1_000
  const program = Object.assign(new EventEmitter(), { exit: jest.fn() })
  const stop = stoppable(program, () => time)
  stop.throwIfRequested()
  program.emit('SIGINT')
  program.emit('SIGINT')
  expect(stop.requested).toBe(true)
  expect(() => stop.throwIfRequested()).toThrow('Stopped')
  expect(program.exit).not.toHaveBeenCalled()
  time += 2_000
  program.emit('SIGTERM')
  expect(program.exit).toHaveBeenCalledWith(130)
})
