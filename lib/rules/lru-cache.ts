/** What is kept by name; above `maxBytes` the least recently used goes first. */
export class LruCache<Entry extends { bytes: number }> {
  private readonly entries = new Map<string, Entry>()
  private readonly maxBytes: number
  bytes = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get size() {
    return this.entries.size
  }

  get(name: string): Entry | undefined {
    const entry = this.entries.get(name)
    if (!entry) return undefined
    this.entries.delete(name)
    this.entries.set(name, entry)
    return entry
  }

  put(name: string, entry: Entry) {
    this.drop(name)
    this.entries.set(name, entry)
    this.bytes += entry.bytes
    this.shrink()
  }

  drop(name: string) {
    this.bytes -= this.entries.get(name)?.bytes ?? 0
    this.entries.delete(name)
  }

  /** The entry has become larger by so much. */
  grow(name: string, entry: Entry, bytes: number) {
    if (this.entries.get(name) !== entry) return
    entry.bytes += bytes
    this.bytes += bytes
    this.shrink()
  }

  private shrink() {
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.drop(oldest)
    }
  }
}
