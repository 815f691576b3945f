import { counted } from './counted.ts'

// npm run shop
export const shopUsage = `npm run shop -- check              what the shop does not say yet, or says doubtfully, worst first
npm run shop -- policies FOLDER    writes FOLDER/policies/*.md to start from, with blanks like [YOUR ADDRESS]`
export const shopKeptBy = 'The shop is described by'
export const unknownShopVerb = (verb: string) => `There is no "${verb}" for the shop.`
export const folderMissing = 'The folder is missing.'
export const nothingLacks =
  'Nothing is missing that this command can see. Have a lawyer and an accountant read it all the same.'
export const lacksInAll = (count: number) =>
  `${counted(count, 'thing')} that the law asks for or that a shopper may doubt, worst first. "Law 5" stands in docs/law.md.`
export const lackLine = (number: number, law: number, what: string) => `${number}. ${what} (Law ${law})`
export const howToSet = (how: string) => `     ${how}`
export const policiesWritten = (folder: string, names: string) =>
  `${names} are in ${folder}. Fill in each blank like [YOUR ADDRESS], take out what is not so in your shop, have a lawyer read them, and import the folder: npm run catalogue -- import FOLDER`
export const policiesThere = (folder: string, names: string) =>
  `${folder} holds ${names} already: name another folder.`
export const startLine = (count: number) =>
  `${counted(count, 'thing')} that the law asks for ${count === 1 ? 'is' : 'are'} missing or doubtful: npm run shop -- check`

/** What to do about it, as the desk says: one line for all that is set in one place. */
export const doIt = {
  bills: 'Say whether you are registered for GST: without it no bill can be made',
  tax: 'Fill in tax and bills',
  contact: 'Say how customers reach you',
  seller: 'Say who sells',
  officer: 'Name somebody who answers complaints',
  returns: 'Say how returns and refunds go',
  policies: 'Write your policies',
  blanks: 'Fill the blanks in your policies',
  declared: 'Say who makes or packs your things',
  makers: 'Say who makes, packs or imports these things',
  importers: 'Say who brings these things into India',
  words: 'Take out what you cannot prove',
  oldClaims: 'Say your promises again, if they are true',
  promises: 'Promise of delivery only what your table says',
  interstate: 'Ask your accountant before you send to another state',
}

/** What is missing or doubtful, how files set it, what to do about it at the desk, and what of that. */
export const lack = {
  sheetRatings: {
    what: 'Stars of products.csv are shown to shoppers, though nobody’s purchase stands behind them',
    how: 'take settings.sheetRatings out of shop.json',
    todo: doIt.words,
    part: 'stars of a sheet, which no buyer gave',
  },
  claims: (field: string, text: string) => ({
    what: `“${text}” is claimed, which the law takes you at: can you prove it?`,
    how: `${field} in shop.json; "" says nothing`,
    todo: doIt.words,
    part: `“${text}”`,
  }),
  notFree: (field: string, text: string, charges: string) => ({
    what: `“${text}” is claimed, and delivery.csv charges something: ${charges}`,
    how: `${field} in shop.json, or the charges of delivery.csv`,
    todo: doIt.promises,
    part: `“${text}”, while your delivery table says “${charges}”`,
  }),
  notAtTheDoor: (field: string, text: string, somewhere: boolean) => ({
    what: `“${text}” is claimed, and by delivery.csv ${somewhere ? 'not every order' : 'no order'} can be paid at the door`,
    how: `${field} in shop.json, or the column cod of delivery.csv`,
    todo: doIt.promises,
    part: `“${text}”, while ${somewhere ? 'not every order' : 'no order'} can be paid at the door`,
  }),
  makers: (names: readonly string[], others: number) => ({
    what: `Nobody says who makes, packs or imports ${namesAnd(names, others)}`,
    how: 'manufacturer, packer or importer with its address in products.csv, categories.csv, or as declared in shop.json',
    todo: doIt.makers,
    part: namesAnd(names.slice(0, IN_LIST), others + names.slice(IN_LIST).length),
  }),
  importers: (names: readonly string[], others: number) => ({
    what: `From another country, and without an importer: ${namesAnd(names, others)}`,
    how: 'importer and importer_address in products.csv, categories.csv, or as declared in shop.json',
    todo: doIt.importers,
    part: namesAnd(names.slice(0, IN_LIST), others + names.slice(IN_LIST).length),
  }),
  oldClaims: {
    what: 'An earlier version claimed things for this shop that its seller never said; they are not shown any more',
    how: 'import shop.json again, with those that are true',
    todo: doIt.oldClaims,
  },
  bills: {
    what: 'No bill can be given: it is not known whether the seller is registered for GST',
    how: 'tax.status in shop.json: regular, composition, unregistered or unregistered-handicraft',
    todo: doIt.bills,
  },
  series: {
    what: 'Numbers of bills have no beginning of their own',
    how: 'tax.series in shop.json, like "NH"',
    todo: doIt.tax,
    part: 'letters with which your bill numbers begin',
  },
  officer: (fields: readonly string[]) => ({
    what: `There is no grievance officer whom a shopper can reach: ${andMore(fields)} missing`,
    how: 'seller.officer in shop.json: name, designation, email and mobile',
    todo: doIt.officer,
    part: fields.join(', '),
  }),
  declarations: {
    what: 'Nothing is said of who makes or packs what is sold',
    how: 'declared.manufacturer or declared.packer in shop.json with the address, or columns of products.csv',
    todo: doIt.declared,
  },
  privacy: {
    what: 'There is no privacy policy of your own',
    how: 'policies/privacy.md beside shop.json; npm run shop -- policies FOLDER writes one to start from',
    todo: doIt.policies,
    part: 'privacy',
  },
  returns: {
    what: 'Nothing is said of returns, so the law’s 30 days hold',
    how: 'returns.days, returns.exchange and returns.shippingPaidBy in shop.json, and policies/returns.md',
    todo: doIt.returns,
    part: 'within how many days things may come back',
  },
  refunds: {
    what: 'Nothing is said of how long a refund takes',
    how: 'refundDays in shop.json',
    todo: doIt.returns,
    part: 'how soon you pay money back',
  },
  shipping: {
    what: 'Nothing is said of delivery',
    how: 'policies/shipping.md beside shop.json',
    todo: doIt.policies,
    part: 'delivery',
  },
  terms: {
    what: 'There are no terms',
    how: 'policies/terms.md beside shop.json',
    todo: doIt.policies,
    part: 'terms',
  },
  blank: (title: string, blank: string) => ({
    what: `The page “${title}” still has the blank ${blank}`,
    how: 'fill it in and import the folder again',
    todo: doIt.blanks,
    part: `${title}: ${blank}`,
  }),
  address: (fields: readonly string[]) => ({
    what: `The address of the business is not whole: ${andMore(fields)} missing`,
    how: 'seller.address in shop.json: street, town, state and pin',
    todo: doIt.seller,
    part: fields.join(', '),
  }),
  legalName: {
    what: 'The legal name of the business is not said',
    how: 'seller.legalName and seller.form in shop.json',
    todo: doIt.seller,
    part: 'the legal name',
  },
  form: {
    what: 'The form of the business is not said',
    how: 'seller.form in shop.json',
    todo: doIt.seller,
    part: 'what kind of business it is',
  },
  care: (fields: readonly string[]) => ({
    what: `Customer care cannot be reached in each way that the law asks for: ${andMore(fields)} missing`,
    how: 'seller.care in shop.json: email and mobile',
    todo: doIt.contact,
    part: fields.join(', '),
  }),
  cin: {
    what: 'A company shows its CIN on the home page, and none is said',
    how: 'seller.cin in shop.json',
    todo: doIt.seller,
    part: 'the CIN of your company',
  },
  holder: (form: string) => ({
    what: `The GSTIN belongs to another form of business than ${form}`,
    how: 'seller.form or seller.gstin in shop.json',
    todo: doIt.seller,
    part: `the GSTIN belongs to another kind of business than ${form}`,
  }),
  gstin: {
    what: 'There is no GSTIN',
    how: 'seller.gstin in shop.json',
    todo: doIt.seller,
    part: 'your GSTIN',
  },
  fssai: {
    what: 'Food seems to be sold, and no FSSAI number is shown',
    how: 'seller.fssai in shop.json',
    todo: doIt.seller,
    part: 'your FSSAI number, if you sell food',
  },
  interstate: {
    what: 'Who is not registered, or pays by composition, may not sell to other states, and this shop takes orders from all of India',
    how: 'ask your accountant before you send a parcel to another state',
    todo: doIt.interstate,
  },
  placeholder: {
    what: 'The email of the shop is not one that anybody reads',
    how: 'email in shop.json',
    todo: doIt.contact,
    part: 'an email that somebody reads',
  },
}
export const fieldNames = {
  name: 'the name',
  designation: 'the designation',
  email: 'the email',
  mobile: 'the mobile number',
  street: 'the street',
  town: 'the town',
  state: 'the state',
  pin: 'the PIN code',
}
const andMore = (fields: readonly string[]) => `${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'}`

/** So many are named in the desk's list of what to do; its page and the command name more. */
const IN_LIST = 5
const namesAnd = (names: readonly string[], others: number) =>
  `${names.map(name => `“${name}”`).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
