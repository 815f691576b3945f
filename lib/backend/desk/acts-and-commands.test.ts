import { complaintsUsage } from '#messages/cli-complaints.ts'
import { couponsUsage } from '#messages/cli-coupons.ts'
import { customersUsage } from '#messages/cli-customers.ts'
import { deskUsage } from '#messages/cli-desk.ts'
import { parcelsUsage } from '#messages/cli-parcels.ts'
import { ratingsUsage } from '#messages/cli-ratings.ts'
import { returnsUsage } from '#messages/cli-returns.ts'
import { paymentsUsage } from '#messages/cli-upi.ts'
import { webhooksUsage } from '#messages/cli-webhooks.ts'
import { catalogueUsage, mailsUsage, messagesUsage, ordersUsage } from '#messages/commands.ts'
import { keysUsage } from '#messages/desk-shop-programs.ts'
import { billsUsage, gstUsage } from '#messages/gst.ts'
import { shopUsage } from '#messages/shop-check.ts'
import { type Acts, acts, type Reads, reads } from './acts.ts'

// Whatever a shop is run by stands at the desk and among the commands.

/** What the desk alone has, because it is about itself: who comes in, the phone in the hand, a thing half typed. */
const DESK = 'the desk itself'
/** What shop.json, products.csv and the files beside them say. */
const IMPORT = 'catalogue import'
const COMMAND_OF: { [Area in keyof Acts]: Record<keyof Acts[Area], string> } = {
  door: {
    ...{ join: DESK, recover: DESK, askCode: DESK, codeAgain: DESK, enterByCode: DESK, askMail: DESK },
    ...{
      enterByMail: DESK,
      askPasskey: DESK,
      enterByPasskey: DESK,
      proveByRecovery: DESK,
      proveAskCode: DESK,
    },
    ...{
      proveByCode: DESK,
      proveAskMail: DESK,
      proveByMail: DESK,
      proveAskPasskey: DESK,
      proveByPasskey: DESK,
    },
    ...{ askNewPasskey: DESK, addPasskey: DESK, removePasskey: DESK, newCodes: DESK, signOut: DESK },
    ...{ endDevice: DESK, endOthers: DESK, changeMe: DESK },
    endDeviceOf: 'desk sign-out',
    endAllOf: 'desk sign-out',
    invite: 'desk invite',
    changePerson: 'desk invite',
    endPerson: 'desk end',
  },
  orders: {
    confirm: 'orders confirm',
    pack: 'orders packed',
    ship: 'orders shipped',
    correct: 'orders shipped',
    delivered: 'orders delivered',
    share: 'orders together',
    unshare: 'orders apart',
    note: 'orders note',
    cancel: 'orders cancel',
    cameBack: 'orders returned',
    refused: 'orders refused',
    lose: 'orders lost',
    losePart: 'orders damaged',
    goodwill: 'orders goodwill',
    address: 'orders address',
    lift: 'orders lift',
    paid: 'payments confirm',
    notPaid: 'payments refuse',
    lateMoney: 'payments late',
    gaveBack: 'payments late',
    refundAgain: 'orders refund',
    refundDone: 'orders refund',
    partAgain: 'returns refund',
    partPaid: 'returns utr',
    partPaidInstead: 'returns refund',
    linkNew: 'orders link',
    linkRevoke: 'orders link',
    messageSent: 'messages done',
    many: 'orders packed',
    shipMany: 'orders shipped',
    returnAccept: 'returns accept',
    returnRefuse: 'returns refuse',
    returnPicked: 'returns picked',
    returnReceived: 'returns received',
    returnRefund: 'returns refund',
    returnExchange: 'returns exchange',
    returnBack: 'returns back',
    returnPaid: 'returns utr',
    returnPaidInstead: 'returns refund',
    returnAgain: 'returns refund',
    place: 'orders take',
    handOver: 'orders handed',
    book: 'parcels book',
    lookForBooking: 'parcels look',
    askPickup: 'parcels pickup',
    cancelBooking: 'parcels unbook',
    tryAgain: 'parcels again',
    sendBack: 'parcels back',
    parcelTaskDone: 'parcels settled',
    parcelSheet: 'parcels export',
    numbersSheet: 'parcels numbers',
    numbersTake: 'parcels numbers',
    ...{ pushOn: DESK, pushOff: DESK },
    export: 'orders export',
  },
  things: {
    ...{ newDraft: DESK, draftPictures: DESK, orderDraft: DESK, dropDraft: DESK },
    ...{ publishDraft: IMPORT, price: IMPORT, words: IMPORT, place: IMPORT, facts: IMPORT, told: IMPORT },
    ...{ codes: IMPORT, colours: IMPORT, choice: IMPORT, addSize: IMPORT, removeSize: IMPORT, stock: IMPORT },
    ...{ addPictures: IMPORT, pictures: IMPORT, hide: IMPORT, show: IMPORT, copy: IMPORT, order: IMPORT },
    ...{ sectionAdd: IMPORT, sectionWords: IMPORT, sectionMove: IMPORT, sectionPicture: IMPORT },
    ...{ sectionPictureAway: IMPORT, sectionAway: IMPORT },
    ...{ priceMany: IMPORT, moveMany: IMPORT, hideMany: IMPORT, showMany: IMPORT },
    undoChange: 'catalogue undo',
    // Those of programs, which send several fields or things at once.
    ...{ change: IMPORT, take: IMPORT },
    ...{ newSheet: DESK, sheetFiles: DESK, dropSheetFile: DESK, reopenSheet: DESK, dropSheet: DESK },
    ...{ checkSheet: IMPORT, publishSheet: IMPORT },
    undoSheet: 'catalogue undo',
    exportSheet: 'catalogue export',
  },
  shop: {
    ...{ save: IMPORT, saveUpi: IMPORT, open: IMPORT, close: IMPORT, openAgain: IMPORT, picture: IMPORT },
    ...{ pictureAway: IMPORT, banner: IMPORT, bannerMove: IMPORT, bannerAway: IMPORT, policy: IMPORT },
    ...{ policyAway: IMPORT, deliveryRow: IMPORT, deliveryRowAway: IMPORT, deliveryTable: IMPORT },
    deliveryTimes: IMPORT,
    policyBegin: 'shop policies',
    coupon: 'coupons add',
    couponStop: 'coupons stop',
    couponSheet: 'coupons import',
    makeProgramKey: 'keys make',
    endProgramKey: 'keys revoke',
    webhookAdd: 'webhooks add',
    webhookEvents: 'webhooks events',
    webhookSecret: 'webhooks secret',
    webhookSwitch: 'webhooks on',
    webhookRemove: 'webhooks remove',
    webhookReplay: 'webhooks replay',
    webhookTest: 'webhooks test',
    // Whoever sets keys in the environment tries them there.
    ...{ keys: DESK, keysAway: DESK, testMail: DESK, testMessage: DESK },
  },
  money: {
    answerRating: 'ratings answer',
    hideRating: 'ratings hide',
    showRating: 'ratings show',
    acknowledge: 'complaints acknowledge',
    answerTicket: 'complaints answer',
    settleTicket: 'complaints settle',
    resend: 'mails resend',
    byHand: 'messages done',
    stopNumber: 'messages stop',
    startNumber: 'messages start',
    lift: 'orders lift',
    export: 'customers export',
    erase: 'customers erase',
    keep: 'customers keep',
    payoutSheet: 'parcels payout',
    payoutTake: 'parcels payout',
    payoutRows: 'parcels payout',
  },
}

/** Where the desk shows what a command prints, or what takes the command's place. */
const PAGE_OF: Record<
  string,
  { [Area in keyof Reads]: `${Area}.${keyof Reads[Area] & string}` }[keyof Reads]
> = {
  'orders list': 'orders.list',
  'orders show': 'orders.one',
  'orders refunds': 'orders.list',
  // It is one act with two names.
  'orders damaged': 'orders.one',
  'returns list': 'orders.returns',
  'returns show': 'orders.return',
  'complaints list': 'money.answers',
  'complaints show': 'money.ticket',
  'bills list': 'money.bills',
  'bills show': 'orders.bill',
  'bills pdf': 'money.billPdf',
  'coupons list': 'shop.coupons',
  'ratings list': 'money.ratings',
  'messages list': 'money.messages',
  'mails list': 'money.messages',
  'customers show': 'money.customer',
  'shop check': 'shop.checklist',
  'catalogue history': 'things.sheets',
  'catalogue convert': 'things.sheet',
  'catalogue feeds': 'things.feeds',
  'catalogue searches': 'things.searches',
  'desk people': 'door.people',
  'desk book': 'door.book',
  'keys list': 'shop.programKeys',
  'webhooks list': 'shop.webhooks',
  'webhooks messages': 'shop.webhook',
  // The other half of one switch.
  'webhooks off': 'shop.webhooks',
  'parcels due': 'money.payouts',
  'parcels rates': 'orders.shipping',
  'parcels label': 'orders.courierLabel',
}

/** Registered once, with the provider, while a shop is set up. */
const SETTING_UP = ['messages templates']

const usages = [
  ...[catalogueUsage, mailsUsage, messagesUsage, ordersUsage('', []), complaintsUsage, couponsUsage],
  ...[customersUsage, deskUsage, billsUsage, ratingsUsage(''), returnsUsage, shopUsage, paymentsUsage],
  ...[keysUsage, parcelsUsage, webhooksUsage],
]
const verbs = new Set(
  usages.flatMap(usage =>
    [...usage.matchAll(/npm run ([a-z]+) -- ([a-z-]+)/g)].map(([, a, b]) => `${a} ${b}`),
  ),
)

test('each act of the desk has a command that does the same, unless it is about the desk itself', () => {
  const named: [string, string | undefined][] = Object.entries(acts).flatMap(([area, ofArea]) =>
    Object.keys(ofArea).map((name): [string, string | undefined] => [
      `${area}.${name}`,
      (COMMAND_OF as Record<string, Record<string, string>>)[area]?.[name],
    ]),
  )
  expect(named.filter(([, command]) => command !== DESK && !verbs.has(command ?? ''))).toEqual([])
})

test('each command that runs a shop has its act or its page at the desk', () => {
  const done = new Set(Object.values(COMMAND_OF).flatMap(ofArea => Object.values(ofArea)))
  const isShown = (verb: string) => {
    const [area = '', name = ''] = (PAGE_OF[verb] ?? '').split('.')
    return name in ((reads as Record<string, object>)[area] ?? {})
  }
  expect([...verbs].filter(verb => !done.has(verb) && !isShown(verb) && !SETTING_UP.includes(verb))).toEqual(
    [],
  )
  expect(gstUsage).toContain('npm run gst -- YEAR-MONTH FOLDER')
  expect(reads.money).toHaveProperty('gst')
})
