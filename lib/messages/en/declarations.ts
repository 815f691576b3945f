import { pageTitles } from './desk-shop-fields.ts'
import { locale } from './language.ts'

// A cell
export const mrpBelowPrice = (mrp: string, price: string) =>
  `${mrp} is below the price ${price}: nothing may be sold above its MRP`
export const mrpTwice = (mrp: string, originalPrice: string) =>
  `${mrp} and the originalPrice ${originalPrice} are both the MRP, and differ: write one of them`
export const countryCodeOrName = 'a country: two letters of ISO 3166 (IN, CN, IT) or its name'
export const quantityWithUnit = (units: string) =>
  `a quantity with a unit, like 500 g, 2 x 250 ml, 5.5 m or 1 N (units: ${units})`
export const chartInCentimetres =
  'a size chart in centimetres, like Size|Chest|Length; S|92|70; M|97|71 (a row for each size, numbers or ranges)'
export const hsnDigits = 'an HSN code of 4, 6 or 8 digits'
export const rateOfLaw = (rates: string) => `a rate of GST in percent (${rates})`
export const knownTaxClass = (classes: string) => `a tax class (${classes})`
export const classAgainstRate = (name: string, ofClass: number | undefined, rate: number) =>
  `${name} means ${ofClass === undefined ? 'a rate by price' : `${ofClass} %`}, and tax_rate says ${rate} %`

// What is missing
const inRow = (said: string) => ({
  reason: `${said}, in the row, its sections or shop.json`,
  atDesk: `${said}, by the thing, its section or the shop`,
})
const told = (sentence: string) => ({ reason: sentence, atDesk: sentence })
export const missingDeclarations = {
  mrp: {
    reason: 'no MRP is declared: fill in mrp (or originalPrice)',
    atDesk: 'no MRP is declared: fill it in',
  },
  manufacturer: inRow('nobody is named who made, packed or imported it'),
  manufacturer_address: told('the address of who is named (maker, packer or importer) is missing'),
  origin_country: inRow('no country of origin is declared'),
  importer: told('it comes from abroad, and its importer is not named with an address'),
  generic_name: told('no generic name is declared (what the thing is, like “Saree”)'),
  net_quantity: told('no net quantity is declared (like 500 g, 5.5 m or 1 N)'),
  care_contact: {
    reason: 'nobody is named whom a customer may ask: fill in care_contact, or seller.care in shop.json',
    atDesk: `nobody is named whom a customer may ask: fill it in, or say under Shop, ${pageTitles.contact}, who answers`,
  },
  hsn: told('no HSN code is declared, and the shop bills with GST'),
}
export const undeclaredTitle = (count: number) => ({
  reason: `${inFigures(count)} declarations that the law asks for are missing (docs/catalogue.md, Declarations; at most 1,000 rows are looked through here, and --strict refuses them all):`,
  atDesk: `${inFigures(count)} declarations that the law asks for are missing (of the first 1,000 things that lack one). What holds for all of your things is said once, under Shop, ${pageTitles.declared}:`,
})
const inFigures = (count: number) => count.toLocaleString(locale)
