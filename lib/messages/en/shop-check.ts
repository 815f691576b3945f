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

// What is missing or doubtful, and how it is set
export const lack = {
  sheetRatings: {
    what: 'Stars of products.csv are shown to shoppers, though nobody’s purchase stands behind them',
    how: 'take settings.sheetRatings out of shop.json',
  },
  claims: (field: string, text: string) => ({
    what: `“${text}” is claimed, which the law takes you at: can you prove it?`,
    how: `${field} in shop.json; "" says nothing`,
  }),
  notFree: (field: string, text: string, charges: string) => ({
    what: `“${text}” is claimed, and delivery.csv charges something: ${charges}`,
    how: `${field} in shop.json, or the charges of delivery.csv`,
  }),
  notAtTheDoor: (field: string, text: string, somewhere: boolean) => ({
    what: `“${text}” is claimed, and by delivery.csv ${somewhere ? 'not every order' : 'no order'} can be paid at the door`,
    how: `${field} in shop.json, or the column cod of delivery.csv`,
  }),
  makers: (names: readonly string[], others: number) => ({
    what: `Nobody says who makes, packs or imports ${namesAnd(names, others)}`,
    how: 'manufacturer, packer or importer with its address in products.csv, categories.csv, or as declared in shop.json',
  }),
  importers: (names: readonly string[], others: number) => ({
    what: `From another country, and without an importer: ${namesAnd(names, others)}`,
    how: 'importer and importer_address in products.csv, categories.csv, or as declared in shop.json',
  }),
  oldClaims: {
    what: 'An earlier version claimed things for this shop that its seller never said; they are not shown any more',
    how: 'import shop.json again, with those that are true',
  },
  bills: {
    what: 'No bill can be given: it is not known whether the seller is registered for GST',
    how: 'tax.status in shop.json: regular, composition, unregistered or unregistered-handicraft',
  },
  series: {
    what: 'Numbers of bills have no beginning of their own',
    how: 'tax.series in shop.json, like "NH"',
  },
  officer: (fields: string) => ({
    what: `There is no grievance officer whom a shopper can reach: ${fields} missing`,
    how: 'seller.officer in shop.json: name, designation, email and mobile',
  }),
  declarations: {
    what: 'Nothing is said of who makes or packs what is sold',
    how: 'declared.manufacturer or declared.packer in shop.json with the address, or columns of products.csv',
  },
  privacy: {
    what: 'There is no privacy policy of your own',
    how: 'policies/privacy.md beside shop.json; npm run shop -- policies FOLDER writes one to start from',
  },
  returns: {
    what: 'Nothing is said of returns, so the law’s 30 days hold',
    how: 'returns.days, returns.exchange and returns.shippingPaidBy in shop.json, and policies/returns.md',
  },
  refunds: { what: 'Nothing is said of how long a refund takes', how: 'refundDays in shop.json' },
  shipping: { what: 'Nothing is said of delivery', how: 'policies/shipping.md beside shop.json' },
  terms: { what: 'There are no terms', how: 'policies/terms.md beside shop.json' },
  blank: (title: string, blank: string) => ({
    what: `The page “${title}” still has the blank ${blank}`,
    how: 'fill it in and import the folder again',
  }),
  address: (fields: string) => ({
    what: `The address of the business is not whole: ${fields} missing`,
    how: 'seller.address in shop.json: street, town, state and pin',
  }),
  legalName: {
    what: 'The legal name of the business is not said',
    how: 'seller.legalName and seller.form in shop.json',
  },
  form: { what: 'The form of the business is not said', how: 'seller.form in shop.json' },
  care: (fields: string) => ({
    what: `Customer care cannot be reached in each way that the law asks for: ${fields} missing`,
    how: 'seller.care in shop.json: email and mobile',
  }),
  cin: {
    what: 'A company shows its CIN on the home page, and none is said',
    how: 'seller.cin in shop.json',
  },
  holder: (form: string) => ({
    what: `The GSTIN belongs to another form of business than ${form}`,
    how: 'seller.form or seller.gstin in shop.json',
  }),
  gstin: { what: 'There is no GSTIN', how: 'seller.gstin in shop.json' },
  fssai: {
    what: 'Food seems to be sold, and no FSSAI number is shown',
    how: 'seller.fssai in shop.json',
  },
  interstate: {
    what: 'Who is not registered, or pays by composition, may not sell to other states, and this shop takes orders from all of India',
    how: 'ask your accountant before you send a parcel to another state',
  },
  placeholder: {
    what: 'The email of the shop is not one that anybody reads',
    how: 'email in shop.json',
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
export const andMore = (fields: readonly string[]) =>
  `${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'}`

const namesAnd = (names: readonly string[], others: number) =>
  `${names.map(name => `“${name}”`).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
