type Limits<Value> = {
  entries?: number
  bytes?: number
  bytesOf?: (value: Value) => number
  /** How long an entry is valid. */
  keepMs?: number
}

type Entry<Value> = { value: Value; bytes: number; until: number }

/**
 * A cache in memory, by name. Above its limits the least recently used entry is dropped first. Every bounded cache of
 * the shop is one of these, but for the few lines of one in a browser (`lib/one-of-each.test.ts`); a package would bring ten times
 * the code.
 */
export class LruCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>()
  private readonly limits: Required<Limits<Value>>
  bytes = 0

  constructor({ entries = Infinity, bytes = Infinity, bytesOf = () => 0, keepMs = Infinity }: Limits<Value>) {
    this.limits = { entries, bytes, bytesOf, keepMs }
  }

  get size() {
    return this.entries.size
  }

  get(name: string, now = Date.now()): Value | undefined {
    const entry = this.entries.get(name)
    if (!entry) return undefined
    if (entry.until <= now) {
      this.drop(name)
      return undefined
    }
    this.entries.delete(name)
    this.entries.set(name, entry)
    return entry.value
  }

  put(name: string, value: Value, now = Date.now(), keepMs = this.limits.keepMs) {
    this.drop(name)
    const bytes = this.limits.bytesOf(value)
    this.entries.set(name, { value, bytes, until: now + keepMs })
    this.bytes += bytes
    this.shrink(now)
  }

  drop(name: string) {
    this.bytes -= this.entries.get(name)?.bytes ?? 0
    this.entries.delete(name)
  }

  /** Drops an entry only if it still has this value. */
  dropValue(name: string, value: Value) {
    if (this.entries.get(name)?.value === value) this.drop(name)
  }

  /** The value has grown by this many bytes. */
  grow(name: string, value: Value, bytes: number) {
    const entry = this.entries.get(name)
    if (entry?.value !== value) return
    entry.bytes += bytes
    this.bytes += bytes
    this.shrink()
  }

  clear() {
    this.entries.clear()
    this.bytes = 0
  }

  private shrink(now = Date.now()) {
    for (const [oldest, { until }] of this.entries) {
      const { entries, bytes } = this.limits
      if (until > now && this.size <= entries && this.bytes <= bytes) break
      this.drop(oldest)
    }
  }
}
