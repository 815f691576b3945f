import 'server-only'
import { z } from 'zod'
import { gstStateOf, gstStateOfCode } from '#lib/addresses/rules/gst-state-codes.ts'
import { isEmailAddress } from '#lib/contract/email-address.ts'
import { gstinStateCode, isGstin } from '#lib/rules/gstin.ts'
import {
  declaredLand,
  gstinOfAnotherState,
  gstinWithoutTax,
  notCin,
  notDay,
  notFssai,
  notGstin,
  notHsn,
  notMail,
  notPin,
  notSeries,
  notSlug,
  notState,
  notTelephone,
  oneOfThese,
  policyTextOrFile,
  policyTwice,
  taxWithoutGstin,
} from '#messages/seller.ts'
import { closedPart } from './closed-part.ts'
import { codPart } from './cod-part.ts'
import { upiFile } from './upi-file.ts'

const text = (most: number) => z.string().trim().min(1).max(most)
const line = text(200).optional()
const upper = z.string().transform(value => value.replace(/[\s-]/g, '').toUpperCase())
const matching = (form: RegExp, reason: string) => upper.refine(value => form.test(value), reason).optional()
const mail = z.string().trim().refine(isEmailAddress, notMail).optional()
// A mobile number or a landline.
const telephone = z
  .string()
  .trim()
  .refine(value => /^\+?[\d ()-]{8,20}$/.test(value), notTelephone)
  .optional()
const state = z
  .string()
  .refine(value => gstStateOf(value) !== undefined, notState)
  .transform(value => gstStateOf(value)?.name ?? value)
  .optional()
const oneOf = <Name extends string>(...names: [Name, ...Name[]]) =>
  z.enum(names, { error: oneOfThese(names.join(', ')) }).optional()
const hsn = z
  .string()
  .regex(/^(\d{4}|\d{6}|\d{8})$/, notHsn)
  .optional()
const rate = z.number().min(0).max(100)
const day = z.iso.date(notDay)

const place = z.strictObject({
  street: line,
  town: line,
  state,
  pin: z
    .string()
    .regex(/^[1-9]\d{5}$/, notPin)
    .optional(),
})

const seller = z
  .strictObject({
    legalName: line,
    form: oneOf('proprietor', 'partnership', 'llp', 'company', 'huf', 'society', 'trust'),
    gstin: upper.refine(isGstin, notGstin).optional(),
    // Of a company, or the number of a limited liability partnership.
    cin: matching(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}\d{4})$/, notCin),
    fssai: matching(/^\d{14}$/, notFssai),
    address: place.prefault({}),
    branches: z.array(place).max(100).default([]),
    care: z.strictObject({ name: line, email: mail, mobile: telephone, hours: line }).prefault({}),
    officer: z.strictObject({ name: line, designation: line, email: mail, mobile: telephone }).prefault({}),
  })
  .superRefine(({ gstin, address }, context) => {
    if (!gstin || !address.state) return
    const issuer = gstStateOfCode(gstinStateCode(gstin))?.name
    if (issuer !== address.state)
      context.addIssue({
        code: 'custom',
        path: ['gstin'],
        message: gstinOfAnotherState(gstinStateCode(gstin), issuer, address.state),
      })
  })

const tax = z.strictObject({
  status: oneOf('regular', 'composition', 'unregistered', 'unregistered-handicraft'),
  /** What the numbers of bills begin with. */
  series: z
    .string()
    .regex(/^[A-Za-z0-9]{1,4}$/, notSeries)
    .optional(),
  slabGap: oneOf('lower', 'higher'),
  sixDigitHsn: z.boolean().optional(),
  /** Of what declares none. */
  hsn,
  rate: rate.optional(),
  rates: z
    .array(z.strictObject({ hsn: z.string().regex(/^\d{2,8}$/, notHsn), rate, from: day }))
    .max(500)
    .default([]),
})

const returns = z.strictObject({
  /** Silent: 30. 0: only what is defective, wrong or late. */
  days: z.number().int().min(0).max(365).optional(),
  exchange: z.boolean().optional(),
  shippingPaidBy: oneOf('seller', 'customer'),
})

const centimetres = z.number().int().min(1).max(300).optional()
/** What a thing weighs and its box, where the thing itself says nothing. */
const parcel = z.strictObject({
  weight_g: z.number().int().min(1).max(100_000).optional(),
  length_cm: centimetres,
  breadth_cm: centimetres,
  height_cm: centimetres,
})

const policy = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, notSlug)
      .max(60),
    title: text(120).optional(),
    /** What search engines are told of the page. */
    summary: text(300).optional(),
    text: text(100_000).optional(),
    /** A Markdown file in the imported folder. */
    file: text(200).optional(),
  })
  .refine(({ text, file }) => (text === undefined) !== (file === undefined), policyTextOrFile)

/** What products inherit; the names are those of columns of products.csv. */
const declared = z.strictObject({
  manufacturer: line,
  manufacturer_address: text(500).optional(),
  packer: line,
  packer_address: text(500).optional(),
  importer: line,
  importer_address: text(500).optional(),
  origin_country: matching(/^[A-Z]{2}$/, declaredLand),
  generic_name: line,
  net_quantity: line,
  best_before: line,
  size_chart: line,
  care_contact: text(500).optional(),
  hsn,
  tax_rate: rate.optional(),
  tax_class: line,
})

/** The parts of shop.json that say who sells and on which terms. All are optional, and silent ones claim nothing. */
export const sellerParts = {
  seller: seller.prefault({}),
  tax: tax.prefault({}),
  returns: returns.prefault({}),
  cod: codPart.prefault({}),
  /** Within how many days a refund is paid. */
  refundDays: z.number().int().min(0).max(90).optional(),
  /** From how many rupees of goods on delivery costs nothing. */
  delivery: z.strictObject({ freeAbove: z.number().int().min(1).max(10_000_000).optional() }).prefault({}),
  /** From how many pieces of a size on a thing is running out. */
  stock: z.strictObject({ few: z.number().int().min(0).max(100).optional() }).prefault({}),
  couriers: z.array(text(80)).max(20).default([]),
  parcel: parcel.prefault({}),
  policies: z
    .array(policy)
    .max(30)
    .refine(all => new Set(all.map(({ slug }) => slug)).size === all.length, policyTwice)
    .default([]),
  declared: declared.prefault({}),
  upi: upiFile.optional(),
  closed: closedPart.optional(),
}

const sellerFile = z.strictObject(sellerParts)
export type SellerFile = z.infer<typeof sellerFile> & { sheetRatings: boolean }
export type Seller = SellerFile['seller']
export type TaxSettings = SellerFile['tax']
export type ReturnTerms = SellerFile['returns']
export type Policy = SellerFile['policies'][number]

/** What holds between two parts of the file. */
export const checkTax = (
  { seller, tax }: Pick<SellerFile, 'seller' | 'tax'>,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) => {
  const taxed = tax.status === 'regular' || tax.status === 'composition'
  if (tax.status && taxed && !seller.gstin)
    context.addIssue({ code: 'custom', path: ['seller', 'gstin'], message: taxWithoutGstin(tax.status) })
  if (tax.status && !taxed && seller.gstin)
    context.addIssue({ code: 'custom', path: ['tax', 'status'], message: gstinWithoutTax(tax.status) })
}

/** Of a shop whose seller said nothing. */
export const SILENT_SELLER: SellerFile = { ...sellerFile.parse({}), sheetRatings: false }
