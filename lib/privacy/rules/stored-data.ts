import * as texts from '#messages/stored-data.ts'

/**
 * What the shop stores of people, as /privacy tells it and as an export and an erasure go through it.
 *
 * A new column of the database stands either here, with what it is stored for and how long, or in NOT_PERSONAL: a test
 * reads the real schema and fails for a column that is in neither.
 */
export type StoredData = {
  name: keyof typeof STORED
  /** In a person's words. */
  what: string
  why: string
  /** Until when. */
  kept: string
  /** Who sees it beside the shop. */
  seenBy: string
  /** The columns by table. */
  columns: Readonly<Record<string, readonly string[]>>
}

/** Hashes of what only the customer knows: no export holds them. */
export const SECRET_COLUMNS: ReadonlySet<string> = new Set(['password_hash', 'token_hash', 'form_key'])

const STORED = {
  account: {
    customers: ['id', 'firstname', 'lastname', 'email', 'mobile', 'password_hash', 'created_at', 'erased_at'],
  },
  sessions: {
    sessions: ['token_hash', 'customer_id', 'created_at', 'expires_at'],
    password_resets: ['token_hash', 'customer_id', 'expires_at'],
  },
  addresses: {
    addresses: [
      'id',
      'customer_id',
      'name',
      'email',
      'mobile',
      'address1',
      'address2',
      'city',
      'district',
      'pincode',
      'state',
      'place',
      'form_key',
    ],
  },
  cart: {
    carts: ['customer_id', 'lines', 'updated_at', 'pressed', 'pressed_at'],
    cart_merges: ['guest_id', 'customer_id', 'merged_at', 'lines'],
    wishlists: ['customer_id', 'wishes', 'updated_at'],
  },
  orders: {
    orders: [
      'id',
      'customer_id',
      'mode',
      'status',
      'subtotal',
      'delivery',
      'discount',
      'total',
      'address',
      'placed_at',
      'courier',
      'tracking_number',
      'cancel_reason',
      'cancel_comment',
    ],
    order_lines: [
      'order_id',
      'place',
      'product_id',
      'asin',
      'name',
      'image',
      'description',
      'size',
      'color',
      'other',
      'units',
      'price',
      'original_price',
      'total',
      'sku',
      'promise',
      'options',
    ],
    order_events: ['order_id', 'kind', 'at', 'note'],
  },
  payments: {
    payments: ['id', 'order_id', 'amount', 'currency', 'outcome', 'settled_at'],
    refunds: [
      'payment_id',
      'order_id',
      'amount',
      'why',
      'state',
      'gateway_refund_id',
      'by_hand',
      'created_at',
    ],
  },
  networks: { orders: ['network'], used_captchas: ['used_by'] },
  messages: {
    outbox: ['id', 'key', 'recipient', 'template', 'payload', 'created_at', 'sent_at', 'channel'],
  },
  erasures: { erasures: ['customer_id', 'asked_at'] },
} as const

const { what, why, kept, seenBy } = texts

/** How long the shop keeps what its settings decide. */
export type KeptFor = { messageDays: number; unsoldDays: number; billYears: number }

/** The table of /privacy. */
export const storedData = (settings: KeptFor): StoredData[] =>
  (Object.keys(STORED) as StoredData['name'][]).map(name => ({
    name,
    what: what[name],
    why: why[name],
    kept: kept[name](settings),
    seenBy: seenBy[name],
    columns: STORED[name],
  }))

/** Every personal column, by table. */
export const personalColumns = (): ReadonlyMap<string, readonly string[]> => {
  const byTable = new Map<string, string[]>()
  for (const columns of Object.values(STORED) as StoredData['columns'][])
    for (const [table, names] of Object.entries(columns))
      byTable.set(table, [...(byTable.get(table) ?? []), ...names])
  return byTable
}

/** The kinds of entries that a customer has, each with the table that has one row for each. */
export const personalTables = [
  { what: texts.kinds.addresses, table: 'addresses' },
  { what: texts.kinds.orders, table: 'orders' },
  { what: texts.kinds.payments, table: 'payments' },
  { what: texts.kinds.refunds, table: 'refunds' },
  { what: texts.kinds.messages, table: 'outbox' },
  { what: texts.kinds.sessions, table: 'sessions' },
] as const

/** Columns of the tables above that say nothing of a person: how the shop works on them. */
export const NOT_PERSONAL: Readonly<Record<string, readonly string[]>> = {
  orders: [
    'keep_cart',
    'order_key',
    'body_hash',
    'hold_until',
    'gateway_order_id',
    'check_at',
    'unheld',
    'gateway',
    'gateway_key',
    'check_failures',
  ],
  order_lines: ['variant_id', 'counted'],
  payments: ['told_by'],
  refunds: ['key', 'attempts', 'due_at', 'last_error', 'asked_at'],
  outbox: ['due_at', 'attempts', 'leased_until', 'given_up_at', 'last_error'],
  used_captchas: ['id', 'passed', 'expires_at'],
}

/** Tables that hold nothing of people: the catalogue, the shop's own details and its work. */
export const TABLES_WITHOUT_PEOPLE: readonly string[] = [
  'catalogue_version',
  'collections',
  'facet_blocks',
  'facet_format',
  'facet_values',
  'leases',
  'migrations',
  'missed_searches',
  'page_changes',
  'price_bands',
  'prices_asked',
  'product_facets',
  'product_private',
  'product_search',
  'product_sizes',
  'product_texts',
  'products',
  'publication_changes',
  'publications',
  'search_format',
  'search_words',
  'section_facets',
  'sections',
  'shop',
  'synonyms',
  'variants',
  'webhook_events',
]
