// What the fields of the shop are called at the desk.

export const pageTitles = {
  name: 'Name of the shop',
  contact: 'How to reach you',
  seller: 'Who sells',
  officer: 'Grievance officer',
  tax: 'Tax and bills',
  returns: 'Returns and refunds',
  parcels: 'Weight and box of parcels',
  paying: 'Paying at the door, and what paying online saves',
  upi: 'Your UPI id',
  words: 'What the shop says of itself',
  home: 'Home page',
  links: 'Links to your other pages',
  declared: 'Who makes and packs',
  colours: 'Colours',
}

export const pageLeads: Partial<Record<keyof typeof pageTitles, string>> = {
  contact:
    'Shoppers see these on every page. The law asks for an email address and a number that somebody answers.',
  seller:
    'The law asks every shop online to show who sells. It stands on the page “Seller details” and on your bills.',
  officer: 'Somebody whom a shopper can complain to. In a small shop that is you.',
  tax: 'Bills are made when you pack. Ask your accountant if you are not sure.',
  returns: 'Where nothing is said here, the law’s 30 days hold.',
  parcels: 'Couriers ask for it. What a thing itself says, under its codes, counts first.',
  paying: 'Leave a field empty, and there is no such limit.',
  upi: 'Shoppers pay to this id with any UPI app. You look in your bank, and confirm each payment under Orders.',
  words: 'Only what you write here is claimed. The law takes you at your word: say what you can prove.',
  home: 'What the home page shows besides your banners and sections.',
  declared: 'What holds for all your things. A thing that says otherwise keeps its own.',
  colours:
    'Each text stays readable whatever you choose: its colour is made darker or lighter where it must be.',
}

export const field = {
  name: 'Name of the shop',
  tagline: 'A line below the name',
  markTitle: 'Beside the logo, left: title',
  markText: 'Beside the logo, left: text',
  partnerTitle: 'Beside the logo, right: title',
  partnerText: 'Beside the logo, right: text',
  email: 'Email address',
  mobile: 'Mobile number',
  address: 'Address, in one line',
  careName: 'Who answers',
  careEmail: 'Email of customer care, if it is another one',
  careMobile: 'Number of customer care, if it is another one',
  careHours: 'When they answer',
  callHours: 'When you can be called',
  emailPromise: 'How soon you answer mails',
  visitStreet: 'Where you can be visited',
  visitHours: 'When you can be visited',
  policyHours: 'Working hours, as policies name them',
  legalName: 'Legal name of the business',
  form: 'What kind of business',
  gstin: 'GSTIN',
  cin: 'CIN of a company, or LLPIN',
  fssai: 'FSSAI number, if you sell food',
  street: 'Street',
  town: 'Town',
  state: 'State',
  pin: 'PIN code',
  officerName: 'Name',
  designation: 'Designation',
  taxStatus: 'Registered for GST?',
  series: 'What the numbers of your bills begin with',
  slabGap: 'Which rate counts for a price between two slabs of the law',
  sixDigitHsn: 'HSN with six digits on bills',
  hsn: 'HSN of what says none',
  rate: 'Tax of what says none, in percent',
  rates: 'Rates of your own',
  returnDays: 'Within how many days may it come back',
  exchange: 'Do you exchange?',
  shippingPaidBy: 'Who pays for the way back',
  refundDays: 'Within how many days a refund is paid',
  couriers: 'Your couriers',
  parcelWeight: 'Weight in grams',
  parcelLength: 'Length in cm',
  parcelBreadth: 'Breadth in cm',
  parcelHeight: 'Height in cm',
  percent: 'What paying online takes off, in percent',
  freeAbove: 'From how many rupees on delivery costs nothing',
  confirmHours: 'Hours until an order to pay at the door must be confirmed',
  whatsapp: 'Your number on WhatsApp, if it is another one',
  perNumber: 'Open orders of one mobile number',
  perNetwork: 'Orders a day from one internet connection',
  perPin: 'Orders a day to one PIN code',
  maxRupees: 'Most rupees of an order to pay at the door',
  advanceRupees: 'Rupees to pay online beforehand',
  advanceFrom: 'of orders from how many rupees on',
  refusals: 'After how many refused parcels one pays beforehand',
  upiId: 'UPI id',
  upiName: 'Whose it is, as the payer’s app shows it',
  utrHours: 'For how many hours pieces are held once a payment was named',
  trustClaim: 'Why shoppers trust you',
  deliveryClaim: 'About delivery',
  secureClaim: 'About paying safely',
  returnsClaim: 'About returns, beside each thing',
  howToReturn: 'How one returns something',
  howToPayAtDoor: 'How one pays at the door',
  supportLead: 'On top of the page of help',
  searchExamples: 'What the search box suggests to look for',
  regionName: 'What the menu calls the page about your region',
  filmsLead: 'Above your films',
  copyrightYears: 'Years beside ©',
  promises: 'Promises beside the text about the shop',
  homeThings: 'Codes of the things that come first',
  priceBands: 'Price ranges that shoppers may choose from, in rupees',
  regionHeading: 'Heading of the text about your region',
  regionParagraphs: 'The text about your region',
  fb: 'Facebook',
  insta: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  pxl: 'Number of your Facebook pixel',
  manufacturer: 'Who makes it',
  manufacturerAddress: 'Their address',
  packer: 'Who packs it',
  packerAddress: 'Their address',
  importer: 'Who imports it',
  importerAddress: 'Their address',
  origin: 'From which country',
  genericName: 'What it is, in plain words',
  netQuantity: 'How much is in it',
  bestBefore: 'Best before',
  sizeChart: 'Size chart',
  careContact: 'Whom to ask about it',
  taxRate: 'Tax, in percent',
  taxClass: 'Class of tax',
  fewPieces: 'A thing is running out from how many pieces of a size on',
  text: 'Text',
  background: 'Background',
  primary: 'Main colour: buttons and links',
  secondary: 'Second colour',
  accent: 'Third colour',
  cardButton: 'Button on a thing’s card',
}

export const hint = {
  gstin: '15 letters and digits. Its check digit is looked at.',
  series: 'One to four letters or digits, like NH. Numbers go on from there, each year anew.',
  rates: 'One in a line: the beginning of the HSN, the percent, and from which day on. 6109 5 2026-04-01',
  couriers: 'One in a line.',
  parcelWeight: 'Of one piece. Without it: 500 g in a box of 25 × 20 × 5 cm.',
  percent: '0 takes nothing off.',
  confirmHours: '0: no order has to be confirmed.',
  refusals: 'Empty: 2. 0: never.',
  promises: 'One in a line, at most six: Handmade | each piece by two weavers',
  homeThings: 'One in a line. Empty: the best ones.',
  priceBands: 'One in a line: 0-500. Empty: made from your prices.',
  regionParagraphs: 'An empty line begins a new paragraph.',
  origin: 'Two letters: IN for India.',
  upiId: 'Like 9876543210@ybl. Try it with one rupee of your own before you save it.',
  returnDays: '0: only what is defective, wrong or late.',
  fewPieces: 'Empty: 3. The list of things marks those that have so many or fewer.',
  sixDigitHsn: 'The law asks for it above ₹5 crore a year.',
  link: 'The whole address, beginning with https://',
  colour: 'Like #b3261e, or a name like tomato.',
  pxl: 'Digits only. Shoppers are asked before anything is sent to Facebook.',
}

export const notSaid = 'Not said'
export const yes = 'Yes'
export const no = 'No'
export const forms = {
  proprietor: 'One owner (proprietor)',
  partnership: 'Partnership',
  llp: 'Limited liability partnership',
  company: 'Company',
  huf: 'Hindu undivided family',
  society: 'Society',
  trust: 'Trust',
}
export const taxStatuses = {
  regular: 'Yes, and I charge GST',
  composition: 'Yes, by composition: parcels go within my state only',
  unregistered: 'No: parcels go within my state only',
  'unregistered-handicraft': 'No, and I sell handicraft: parcels go everywhere',
}
export const slabGaps = { lower: 'The lower one', higher: 'The higher one' }
export const payers = { seller: 'I do', customer: 'The customer' }
export const parcelPart = 'A thing that says no weight or box'
export const legalPart = 'The business'
export const placePart = 'Its address'
export const carePart = 'Customer care'
export const visitPart = 'Hours and visits'
export const limitsPart = 'Limits of paying at the door'
export const advancePart = 'A part paid beforehand'
export const regionPart = 'About your region'
export const marksPart = 'Beside the logo'
export const helpPart = 'Answers on the page of help'
export const claimsPart = 'Short sentences on the pages'
export const makerPart = 'Who makes, packs and imports'
export const stockPart = 'Stock'
export const factsPart = 'Facts of all things'
