/** How long a provider's script may take before the shopper is told. */
export const SCRIPT_MS = 15_000

/** Loads a script and returns what it defines; undefined if it fails or takes too long. A later try loads it again. */
export function loadScript<Brought>(
  src: string,
  brought: () => Brought | undefined,
  limitMs = SCRIPT_MS,
): Promise<Brought | undefined> {
  const there = brought()
  if (there) return Promise.resolve(there)
  return new Promise(resolve => {
    const script = document.createElement('script')
    const end = () => {
      clearTimeout(timer)
      if (!brought()) script.remove()
      resolve(brought())
    }
    const timer = setTimeout(end, limitMs)
    script.src = src
    script.onload = end
    script.onerror = end
    document.head.append(script)
  })
}
