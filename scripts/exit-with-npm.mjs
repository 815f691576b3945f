// npm sends a signal to the shell that started this process, and the shell ends without passing it on. When the shell
// is gone, this process ends too.
export const exitWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
