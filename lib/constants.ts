// The shop's numbers and lists, and the limits that docs/rules.md sets.

export const DAY_SECONDS = 86_400
export const COOKIE_DAYS = 7
export const TOKEN_SECONDS = COOKIE_DAYS * DAY_SECONDS
/** How long a browser is known as a guest's. */
export const GUEST_SECONDS = 90 * DAY_SECONDS
export const MAX_CART_LINES = 50
/** The most units of one line, even if the stock is larger. */
export const MAX_UNITS = 100_000
/** The size of a cart line whose product has no sizes to choose from. */
export const UNSIZED = 'S'
export const MAX_WISHES = 200
export const RECENT_LIMIT = 8
export const PAGE_SIZE = 24
export const SIMILAR_MOST = 12
export const TRENDING = 3
/** Where the seller chooses what the home page shows, or leaves it to the shop. */
export const HOME_PRODUCTS = 12
export const TOP_CATEGORIES = 6
/** A tree of so many sections stands whole in every page; of a longer one the rest comes when the menu opens. */
export const MENU_LINKS = 100

/** Within this time a second press on the same control is the same press. */
export const SAME_PRESS_MS = 500
/** The same without script: nobody reads a new page and presses on it, or fills in a form again, within this time. */
export const SAME_FORM_MS = 1000
export const TOAST_MS = 3000
/** How long what was taken away can be put back from where it stood. */
export const UNDO_MS = 8000
export const BANNER_MS = 3500
export const BANNER_MOVE_MS = 1000
export const SCROLL_TOP_PX = 300
export const NARROW_PX = 768

export const DESCRIPTION_STEP = 8
export const DESCRIPTION_FULL = 24
export const FACT_FOLD = 100
/** A search's text is cut here. */
export const LONGEST_TERM = 200
export const SHARE_DESCRIPTION = 150
export const SUMMARY_WORDS = 4
export const STRIP_STEP_NARROW = 150
export const STRIP_STEP_WIDE = 250

/** By originalPrice, both ends included. The bands and the gaps between them are fixed (Rule 28). */
export const PRICE_BANDS = [
  { min: 100, max: 1000 },
  { min: 2000, max: 3000 },
  { min: 3000, max: 4000 },
  { min: 6000, max: 7000 },
  { min: 8000, max: 50000 },
] as const

export const HOLI_NAME = 'HOLI T-SHIRT'
export const HOLI_UNITS = 2
export const HOLI_TOTAL = 249

export const HOLD_MINUTES = 15
export const CAPTCHA_DIGITS = 4
export const CAPTCHA_SECONDS = 300
export const RESET_SECONDS = 600
export const NEW_PASSWORD_MIN = 8
export const REGISTER_PASSWORD_MAX = 16
export const NEW_PASSWORD_MAX = 128
export const STRENGTH_PASS = 3
/** Wrong tries until an account, or an address that many people may share, slows down. */
export const ACCOUNT_TRIES = 5
export const ADDRESS_TRIES = 100
export const HASH_QUEUE = 50
/** Registrations wait in a queue of their own. */
export const REGISTRATION_QUEUE = 15
/** The most places of one network address in each of the two queues. */
export const QUEUE_PLACES_OF_ONE = 2
/** About as long as a full queue takes. */
export const HASH_QUEUE_SECONDS = 10
export const RESET_MAILS_AN_HOUR = 5
/** How long a browser is known in which somebody has signed in, and for how many accounts of a household. */
export const KNOWN_BROWSER_DAYS = 180
export const KNOWN_ACCOUNTS = 5
/** How long a browser is known that placed an order: as long as browsers keep a cookie. */
export const ORDER_BROWSER_DAYS = 400
export const MAX_ADDRESSES = 50
export const EMAIL_MAX = 254
/** First and last name each. */
export const NAME_MAX = 60
/** Unpaid online orders that a customer may have at a time. */
export const UNPAID_LIMIT = 5
/** Online orders of a customer that may end unpaid or cancelled in a day: each is kept for a year. */
export const UNPAID_A_DAY = 50
export const COMMENT_MIN = 10
export const COMMENT_MAX = 1000
/** The shop's own reason for cancelling an order, in its mail and its history. */
export const SHOP_REASON_MAX = 200
export const UPSTREAM_MS = 2500
/** After so long a page that could not be loaded is worth asking for again. */
export const RETRY_SECONDS = 10

/** As many calls a key of a program may make, in each process. */
export const PROGRAM_CALLS_A_MINUTE = 600

export const PICTURE_SIZES = ['400x300', '300x300', '400x400', '280x280'] as const
/** Of the embedded shop only: sharp phones and the zoom. */
export const LARGE_PICTURE_SIZES = ['800x800', '1200x1200'] as const

export const DEFAULT_THEME = {
  text: 'black',
  background: 'white',
  primary: '#ff6347',
  secondary: '#4CAF50',
  accent: '#00BCD4',
  cardButton: '#ff6347',
}

/** As the API and the database name them; what is shown is in lib/messages. */
export const CANCEL_REASONS = [
  'Incorrect size ordered',
  'Product not required anymore',
  'Cash Issue',
  'Ordered By Mistake',
  'Wants to change style/color',
  'Delayed Delivery Cancellation',
  'Duplicate Order',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** What is sold here, as the API names its condition. */
export const NEW_ITEM = 'New'
/** The size of an order's line that has none, as the API names it. */
export const NO_SIZE = 'N/A'

/** The name of the meta tag on a page that was made from defaults or from the last good answer. */
export const STALE_MARK = 'haat:stale'

/** Codes that are sent to a phone (Rules 102 and 103). */
export const CODE_SECONDS = 300
export const CODE_TRIES = 5
/** How long a right code waits for what is asked after it: a name, a password. */
export const CODE_PASSED_SECONDS = 600
export const CODES_IN_QUARTER_HOUR = 3
export const CODES_A_DAY_OF_NUMBER = 10
export const CODES_AN_HOUR_OF_NETWORK = 60
export const CODES_WITHOUT_CAPTCHA = 10
/** After so long a number may have another owner: an account that has a password asks for that too. */
export const PROOF_DAYS = 180
/** Guest orders that a proof of their number brings into the account. */
export const CLAIM_DAYS = 90
