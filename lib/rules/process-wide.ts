/**
 * A value that exists once per process. Next bundles a file once per entry, and the server before Next loads it again,
 * so a module's variable exists several times in one process. All these copies share `globalThis`.
 */
export function processWide<Value>(name: ProcessWideName, make: () => Value): Value {
  const values = globalThis as { [slot: symbol]: Value | undefined }
  const slot = Symbol.for(`haat.${name}`)
  values[slot] ??= make()
  return values[slot]
}

/** Each value by its name, with the reason why several copies would be wrong. */
type ProcessWideName =
  // The API's route sets the handler, the server before Next calls it.
  | 'api'
  // So does the route of the calls for programs; their calls are counted once, for all copies.
  | 'programs'
  | 'program-calls'
  // The database's part sets the check of a page's path, the server before Next calls it.
  | 'check'
  | 'old address'
  // Which build this is, as it was at the start.
  | 'build'
  // The start says where files of other builds are, the server before Next sends them.
  | 'kept-file'
  // The database's part says whom a shop that is not open yet is shown to.
  | 'shown'
  | 'door'
  // Keys that the owner typed are read at the start, and by all copies.
  | 'typed-keys'
  | 'key'
  // The watcher of changes moves the version; the page cache, the catalogue's caches and the server compare with it.
  | 'catalogue'
  // Next's cache handler fills the page cache, the server before Next answers from it.
  | 'pages'
  // The cache handler keeps the script of a page that it replaces, the server before Next sends it.
  | 'page-scripts'
  // How couriers are asked, and the token of their service: a login is not made by each copy.
  | 'couriers'
  | 'courier-tokens'
  // The practice courier's table is made once.
  | 'practice-parcels'
  // A form's route changes a customer's cart, the cart's page waits until that is done.
  | 'cart-turns'
  // A page notes whether it may carry the tracking pixel, the middleware reads it for its policy.
  | 'pixel'
  // The route of pictures fills the image cache, the server before Next answers from it.
  | 'pictures'
  // The log has at most one line a minute about a store that fails.
  | 'media-log'
  // The server before Next begins the context of a render, pages and the cache handler read it.
  | 'render-context'
  // Next replaces the global fetch. The first copy keeps the platform's own for all others.
  | 'fetch'
  // A template and the code that fills it must use the same random word.
  | 'placeholder'
  // The process requests templates from itself with a key that both ends must know.
  | 'template-key'
  // A route of Next sets its page, the server before Next calls it.
  | 'filled-pages'
  // Components are in the bundle that renders pages; who fills a template is in another one, or before Next.
  | 'parts'
  // A page's static HTML is rendered in the bundle of server components and read in the bundle of client components.
  | 'markup'
  // The start sets whether the shop is ready, the health route reads it.
  | 'readiness'
  // The queues of orders and hashes, and the limit of feeds, apply to the process, not to each bundle.
  | 'order-queues'
  | 'feeds'
  | 'hash-queue'
  // How far this machine's clock is from the shop's is measured at one place, and every bundle tells the time.
  | 'clock'
  // One connection to Redis serves the whole process.
  | 'redis'
  // Pages and routes count searches that found nothing, the start saves them.
  | 'missed searches'
  // The vocabulary of the search takes twenty megabytes.
  | 'vocabulary'
  // Tests and the start set how payments are taken, every bundle reads it.
  | 'payments'
  // The tables of the practice provider are created once.
  | 'practice-ledger'
  // The database's part and the server say what can be read of them, the metrics' port reads it.
  | 'gauges'
  // One pool has all connections of the process to its database.
  | 'database'
  // The watch of changes says what the primary knows, lists compare a replica with it.
  | 'primary-facts'
  | 'read-replica'
  // The server before Next opens a trace, the database's part adds its queries.
  | 'traces'
  // A test listens to the failpoints of every copy.
  | 'failpoint'
  // The log has at most one line a minute about unknown products.
  | 'unknown-products'
