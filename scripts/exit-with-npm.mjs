// npm passes a signal to the shell that it starts us with, and that shell ends without passing it on:
// when it is gone, so are we.
export const exitWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
