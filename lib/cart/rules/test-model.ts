import { MAX_CART_LINES } from '#lib/constants.ts'

/** For tests: what a cart and a wishlist are to a shopper, in the fewest words; shares no code with the shop. */
export type Kind = { id: number; size: string; color: string }
type Bought = Kind & { unit: number }
type Basket = { lines: Bought[]; wishes: Kind[] }

const same = (a: Kind) => (b: Kind) => a.id === b.id && a.size === b.size && a.color === b.color
const copy = (lines: readonly Bought[]) => lines.map(line => ({ ...line }))

export class Model {
  guest: Basket = { lines: [], wishes: [] }
  account: Basket = { lines: [], wishes: [] }
  signedIn = false
  alive = false
  /** What of the guest's cart the account has had although this browser never heard of it. */
  merged: Bought[] = []
  /** What each tab was last told of the account's cart; undefined: it will ask. */
  seen: (Bought[] | undefined)[] = [undefined, undefined]
  stock: Map<string, number>

  constructor(stock: Map<string, number>) {
    this.stock = stock
  }

  /** The basket that this browser acts on. */
  get mine() {
    return this.signedIn ? this.account : this.guest
  }
  stockOf({ id, size }: Kind) {
    return this.stock.get(`${id} ${size}`) ?? 0
  }
  unitsOf(kind: Kind, lines = this.mine.lines) {
    return lines.find(same(kind))?.unit ?? 0
  }
  /** A dead session is found out by the first thing that asks the shop: refused, and from then on a visitor. */
  denied(tab?: number) {
    if (!this.signedIn || this.alive) return false
    this.signedIn = false
    if (tab !== undefined) this.seen[tab] = undefined
    // They are the customer's, and the shop has them.
    this.guest.wishes = []
    return true
  }

  /** A press in a tab with script: so many more or less than the tab knows of. False: refused. */
  press(tab: number, kind: Kind, by: number, step: boolean): boolean {
    const { lines } = this.mine
    const known = this.signedIn ? (this.seen[tab] ?? lines) : lines
    const from = this.unitsOf(kind, known)
    if (step && from === 0) return this.remove(kind, tab)
    if (!step && from > 0 && from >= this.stockOf(kind)) return !this.denied(tab) && this.refuse(tab)
    const wanted = Math.max(1, Math.min(from + by, Math.max(1, this.stockOf(kind))))
    if (!this.signedIn) return this.put(kind, wanted)
    if (this.denied(tab)) return false
    if (from === 0 && known.length >= MAX_CART_LINES) return this.refuse(tab)
    const held = this.unitsOf(kind)
    const unit = from === held || wanted === held ? wanted : held + wanted - from
    const kept = (unit > 0 || held > 0) && this.stockOf(kind) > 0 && this.put(kind, Math.max(1, unit))
    return kept ? this.told(tab) : this.refuse(tab)
  }
  /** The same by a form: it knows of what there is. */
  add(kind: Kind, by: number): boolean {
    return this.stockOf(kind) > 0 && this.put(kind, this.unitsOf(kind) + by)
  }
  step(kind: Kind, by: number): boolean {
    return this.unitsOf(kind) > 0 && this.put(kind, Math.max(1, this.unitsOf(kind) + by))
  }
  put(kind: Kind, units: number, lines = this.mine.lines): boolean {
    const line = lines.find(same(kind))
    const unit = Math.min(units, this.stockOf(kind))
    if (line) line.unit = unit
    else if (lines.length >= MAX_CART_LINES) return false
    else lines.push({ ...kind, unit })
    return true
  }
  remove(kind: Kind, tab?: number): boolean {
    if (this.denied(tab)) return false
    this.mine.lines = this.mine.lines.filter(line => !same(kind)(line))
    this.forget()
    return tab === undefined || this.told(tab)
  }

  wish(kind: Kind): void {
    if (!this.mine.wishes.some(({ id }) => id === kind.id)) this.mine.wishes.push(kind)
  }
  unwish(id: number): void {
    this.mine.wishes = this.mine.wishes.filter(wish => wish.id !== id)
  }

  /** The shop's side of a sign-in: each unit of the guest's once, none beyond the stock, none lost for want of room. */
  merge(): void {
    const { lines, wishes } = this.account
    const brought = [...this.guest.wishes]
    for (const line of this.guest.lines) {
      const unit = line.unit - this.unitsOf(line, this.merged)
      if (unit <= 0) continue
      this.merged = [...this.merged.filter(other => !same(line)(other)), { ...line }]
      const [held, stock] = [lines.find(same(line)), this.stockOf(line)]
      if (stock < 1) continue
      if (held) held.unit = Math.max(held.unit, Math.min(held.unit + unit, stock))
      else if (lines.length < MAX_CART_LINES) lines.push({ ...line, unit: Math.min(unit, stock) })
      else brought.push({ id: line.id, size: line.size, color: line.color })
    }
    for (const wish of brought) if (!wishes.some(({ id }) => id === wish.id)) wishes.push(wish)
  }

  signIn(): void {
    this.merge()
    this.guest = { lines: [], wishes: [] }
    this.merged = []
    this.signedIn = true
    this.alive = true
  }
  signOut(): void {
    this.guest = { lines: [], wishes: [] }
    this.merged = []
    this.signedIn = false
  }
  /** This tab was just told the account's cart. */
  told(tab: number): true {
    if (this.signedIn) this.seen[tab] = copy(this.account.lines)
    return true
  }
  refuse(tab: number): false {
    this.told(tab)
    return false
  }
  /** An empty cart has no cookie, and the next one is another guest's. */
  forget() {
    if (!this.signedIn && this.guest.lines.length === 0) this.merged = []
  }
}
