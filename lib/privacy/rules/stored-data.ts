import { ADDRESS_COLUMNS } from '#lib/contract/address-fields.ts'
import * as texts from '#messages/stored-data.ts'

/**
 * What the shop stores of people, as /privacy tells it and as an export and an erasure go through it.
 *
 * A new column of the database stands either here in STORED, or in NOT_PERSONAL; a new table without people in
 * TABLES_WITHOUT_PEOPLE, and one of who works in the shop in TABLES_OF_STAFF. A new table of people also needs:
 * - its words in `lib/messages/en/stored-data.ts` (the types ask for them);
 * - whose its rows are: OWNED or NOBODYS in `lib/backend/privacy/rows-of-person.ts`;
 * - one row in `lib/backend/privacy/test-whole-person.ts`;
 * - what goes of it with an erasure: `lib/backend/privacy/erase-person.ts`, or `forget-orders.ts` where it belongs to an
 *   order; `end-of-keeping.ts` where it goes by itself;
 * - `lib/backend/privacy/open-things.ts`, where it may be open and an erasure has to wait for it;
 * - SECRET_COLUMNS, where it holds a hash, and `personalTables` below, where a customer may want to count it.
 *
 * The tests of `lib/backend/privacy` read the real schema and fail for a column that is in neither list, for a table
 * without an owner, and for one without a row in an export.
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
export const SECRET_COLUMNS: ReadonlySet<string> = new Set([
  'password_hash',
  'browser',
  'token_hash',
  'form_key',
  'key_hash',
  'browser_hash',
  'code_hash',
])

const STORED = {
  account: {
    customers: [
      'id',
      'firstname',
      'lastname',
      'email',
      'mobile',
      'proved_mobile',
      'proved_at',
      'password_hash',
      'created_at',
      'erased_at',
      'guest',
      'guest_mobile',
      'guest_email',
      'guest_seen_at',
    ],
  },
  sessions: {
    sessions: ['token_hash', 'customer_id', 'created_at', 'expires_at'],
    password_resets: ['token_hash', 'customer_id', 'expires_at'],
  },
  addresses: {
    addresses: ['id', 'customer_id', ...ADDRESS_COLUMNS, 'place', 'form_key'],
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
      'coupon',
      'coupon_code',
      'total',
      'address',
      'placed_at',
      'courier',
      'tracking_number',
      'cancel_reason',
      'cancel_comment',
      'included_tax',
      'at_door',
      'confirm_until',
      'confirmed_at',
      'confirmed_by',
      'reminded_at',
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
    coupon_uses: ['order_id', 'code', 'number', 'used_at'],
    order_promises: ['order_id', 'pin', 'first_day', 'last_day'],
    order_events: ['order_id', 'kind', 'at', 'note'],
    refused_parcels: ['order_id', 'refused_at', 'counts', 'lifted_at'],
    corrected_addresses: ['id', 'order_id', 'at', 'before'],
    order_notes: ['id', 'order_id', 'at', 'text'],
    courier_bookings: [
      'id',
      'order_id',
      'state',
      'courier',
      'collect',
      'awb',
      'pickup',
      'asked_at',
      'booked_at',
      'ended_at',
      'track',
      'track_at',
      'track_text',
    ],
  },
  links: {
    order_links: ['key_hash', 'order_id', 'generation', 'made_at', 'revoked_at'],
    order_browsers: ['order_id', 'browser_hash'],
    order_proofs: ['order_id', 'browser_hash', 'proved_at'],
  },
  bills: {
    bills: [
      'id',
      'key',
      'order_id',
      'part',
      'kind',
      'number',
      'series',
      'year',
      'place_in_series',
      'day',
      'issued_at',
      'state_code',
      'own_state_code',
      'taxable',
      'cgst',
      'sgst',
      'igst',
      'rounding',
      'total',
      'printed',
    ],
    bill_lines: [
      'bill_id',
      'place',
      'name',
      'hsn',
      'unit',
      'units',
      'goods',
      'delivery',
      'rate',
      'taxable',
      'cgst',
      'sgst',
      'igst',
    ],
    credit_notes: [
      'id',
      'key',
      'order_id',
      'occasion',
      'kind',
      'number',
      'series',
      'year',
      'place_in_series',
      'day',
      'issued_at',
      'state_code',
      'own_state_code',
      'why',
      'taxable',
      'cgst',
      'sgst',
      'igst',
      'rounding',
      'total',
      'printed',
    ],
    credit_note_lines: [
      'note_id',
      'bill_id',
      'place',
      'units',
      'goods',
      'delivery',
      'taxable',
      'cgst',
      'sgst',
      'igst',
    ],
    order_line_taxes: ['order_id', 'place', 'reduction', 'delivery', 'hsn', 'unit', 'rate', 'slab'],
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
    part_refunds: [
      'id',
      'part_id',
      'order_id',
      'payment_id',
      'amount',
      'state',
      'gateway_refund_id',
      'by_hand',
      'utr',
      'done_at',
      'created_at',
    ],
    refund_targets: ['order_id', 'upi', 'given_at', 'frozen_at'],
    upi_claims: ['id', 'order_id', 'utr', 'claimed_at', 'state', 'flagged', 'reason', 'decided_at'],
  },
  returns: {
    return_requests: [
      'id',
      'number',
      'order_id',
      'wish',
      'reason',
      'comment',
      'state',
      'refused_because',
      'form_key',
      'asked_at',
      'accepted_at',
      'picked_at',
      'received_at',
      'ended_at',
      'courier',
      'tracking_number',
    ],
    return_lines: ['return_id', 'place', 'units', 'size', 'color', 'other', 'variant_id'],
    ended_parts: ['id', 'order_id', 'kind', 'return_id', 'at', 'delivery', 'total', 'credit_note', 'reason'],
    ended_part_lines: ['part_id', 'place', 'units', 'amount'],
  },
  complaints: {
    tickets: [
      'id',
      'number',
      'key_hash',
      'customer_id',
      'order_id',
      'about',
      'name',
      'email',
      'mobile',
      'form_key',
      'created_at',
      'acknowledged_at',
      'settled_at',
    ],
    ticket_messages: ['id', 'ticket_id', 'by', 'at', 'text'],
    attached_pictures: ['id', 'message_id', 'return_id', 'webp'],
  },
  ratings: {
    ratings: [
      'id',
      'order_id',
      'place',
      'product_id',
      'stars',
      'words',
      'by_name',
      'rated_at',
      'answer',
      'answered_at',
      'hidden_why',
    ],
    rating_pictures: ['rating_id', 'place', 'name'],
  },
  codes: {
    codes: [
      'purpose',
      'mobile',
      'code_hash',
      'browser_hash',
      'customer_id',
      'order_id',
      'new_mobile',
      'asked_at',
      'expires_at',
      'passed_at',
      'used_at',
    ],
  },
  networks: {
    orders: ['network'],
    tickets: ['network'],
    used_captchas: ['used_by'],
    code_networks: ['network'],
    counted_tries: ['mark'],
  },
  messages: {
    outbox: [
      'id',
      'key',
      'recipient',
      'template',
      'payload',
      'created_at',
      'sent_at',
      'channel',
      'provider_id',
      'delivered_at',
      'read_at',
    ],
    message_stops: ['mobile', 'stopped', 'said_at'],
    practice_phones: ['order_id', 'browser', 'created_at'],
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
  { what: texts.kinds.partRefunds, table: 'part_refunds' },
  { what: texts.kinds.bills, table: 'bills' },
  { what: texts.kinds.creditNotes, table: 'credit_notes' },
  { what: texts.kinds.returns, table: 'return_requests' },
  { what: texts.kinds.complaints, table: 'tickets' },
  { what: texts.kinds.ratings, table: 'ratings' },
  { what: texts.kinds.messages, table: 'outbox' },
  { what: texts.kinds.sessions, table: 'sessions' },
] as const

/** Columns of the tables above that say nothing of a person: how the shop works on them. */
export const NOT_PERSONAL: Readonly<Record<string, readonly string[]>> = {
  customers: ['by_code'],
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
    'changed_at',
  ],
  order_lines: ['variant_id', 'counted'],
  // Who of the shop wrote it.
  order_notes: ['by'],
  courier_bookings: [
    'reference',
    'account',
    'courier_code',
    'rate',
    'weight_grams',
    'length_cm',
    'breadth_cm',
    'height_cm',
    'remote_order',
    'remote_shipment',
    'last_error',
    'check_at',
    'failures',
    'hinted_at',
    'task',
    'task_at',
    'task_note',
  ],
  payments: ['told_by'],
  refunds: ['key', 'attempts', 'due_at', 'last_error', 'asked_at'],
  part_refunds: ['key', 'attempts', 'due_at', 'last_error', 'asked_at'],
  outbox: [
    'uncertain',
    'failed_before',
    'told_at',
    'due_at',
    'attempts',
    'leased_until',
    'given_up_at',
    'last_error',
  ],
  used_captchas: ['id', 'passed', 'expires_at'],
  code_networks: ['since', 'requests'],
  counted_tries: ['count', 'free', 'until', 'wait_until'],
  codes: ['id', 'message_key', 'tries'],
}

/** Of who works in the shop, who sees these themselves at the desk; nothing of customers but numbers of orders. */
export const TABLES_OF_STAFF: readonly string[] = [
  'courier_sheet_rows',
  'courier_sheets',
  'desk_book',
  'desk_challenges',
  'desk_drafts',
  'desk_invites',
  'desk_mail_links',
  'desk_passkeys',
  'desk_people',
  'desk_pushes',
  'desk_recovery_codes',
  'desk_sessions',
  'desk_sheets',
  'desk_told_orders',
  'desk_upload_days',
  'desk_uploads',
  'hand_orders',
  'program_keys',
  'shared_parcels',
]

/** Tables that hold nothing of people: the catalogue, the shop's own details and its work. */
export const TABLES_WITHOUT_PEOPLE: readonly string[] = [
  'bill_series',
  'catalogue_version',
  'code_days',
  'collections',
  'coupons',
  'delivery_rules',
  'desk_keys',
  'facet_blocks',
  'facet_format',
  'facet_values',
  'heartbeats',
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
  'secret_marks',
  'section_facets',
  'sections',
  'shop',
  'shop_door',
  'synonyms',
  'variants',
  'webhook_events',
  'webhook_messages',
  'webhooks',
]
