import * as words from '#messages/desk-shop-fields.ts'
import type { ShopField, ShopGroup } from './shop-field.ts'

const { field, hint } = words

const line = (name: string, label: string, more: Partial<ShopField> = {}): ShopField => ({
  ...{ name, label },
  ...more,
})
const text = (name: string, label: string, more: Partial<ShopField> = {}): ShopField => ({
  ...{ name, label, kind: 'text' },
  ...more,
})
const number = (name: string, label: string, said?: string): ShopField => ({
  ...{ name, label, kind: 'number' },
  ...(said && { hint: said }),
})
const choice = (name: string, label: string, choices: Record<string, string>): ShopField => ({
  ...{ name, label, kind: 'choice', choices },
})
const flag = (name: string, label: string, said?: string): ShopField => ({
  ...{ name, label, kind: 'flag' },
  ...(said && { hint: said }),
})
const setting = (name: keyof typeof field, kind?: 'text') =>
  line(`settings.${name}`, field[name], kind && { kind })

/** The pages of the shop's settings that are plain forms, and which fields of shop.json each has. */
export const SHOP_PAGES = {
  name: [
    { fields: [line('name', field.name, { required: true, most: 100 }), line('tagline', field.tagline)] },
    {
      title: words.marksPart,
      fields: [
        line('marks.brand.title', field.markTitle),
        line('marks.brand.text', field.markText),
        line('marks.partner.title', field.partnerTitle),
        line('marks.partner.text', field.partnerText),
      ],
    },
  ],
  colours: [
    {
      fields: (['text', 'background', 'primary', 'secondary', 'accent', 'cardButton'] as const).map(name =>
        line(`theme.${name}`, field[name], { kind: 'colour', hint: hint.colour }),
      ),
    },
  ],
  contact: [
    {
      fields: [
        line('email', field.email, { kind: 'email' }),
        line('mobile', field.mobile, { kind: 'tel' }),
        line('address', field.address),
      ],
    },
    {
      title: words.carePart,
      fields: [
        line('seller.care.name', field.careName),
        line('seller.care.email', field.careEmail, { kind: 'email' }),
        line('seller.care.mobile', field.careMobile, { kind: 'tel' }),
        line('seller.care.hours', field.careHours),
      ],
    },
    {
      title: words.visitPart,
      fields: [
        setting('callHours'),
        setting('emailPromise'),
        setting('visitStreet'),
        setting('visitHours'),
        setting('policyHours'),
      ],
    },
  ],
  seller: [
    {
      title: words.legalPart,
      fields: [
        line('seller.legalName', field.legalName),
        choice('seller.form', field.form, words.forms),
        line('seller.gstin', field.gstin, { hint: hint.gstin, most: 30 }),
        line('seller.cin', field.cin, { most: 40 }),
        line('seller.fssai', field.fssai, { most: 30 }),
      ],
    },
    {
      title: words.placePart,
      fields: [
        line('seller.address.street', field.street),
        line('seller.address.town', field.town),
        line('seller.address.state', field.state),
        line('seller.address.pin', field.pin, { most: 10 }),
      ],
    },
  ],
  officer: [
    {
      fields: [
        line('seller.officer.name', field.officerName),
        line('seller.officer.designation', field.designation),
        line('seller.officer.email', field.email, { kind: 'email' }),
        line('seller.officer.mobile', field.mobile, { kind: 'tel' }),
      ],
    },
  ],
  tax: [
    {
      fields: [
        choice('tax.status', field.taxStatus, words.taxStatuses),
        line('tax.series', field.series, { hint: hint.series, most: 4 }),
        line('tax.hsn', field.hsn, { most: 8 }),
        number('tax.rate', field.rate),
        choice('tax.slabGap', field.slabGap, words.slabGaps),
        flag('tax.sixDigitHsn', field.sixDigitHsn, hint.sixDigitHsn),
        text('tax.rates', field.rates, { kind: 'rates', hint: hint.rates }),
      ],
    },
  ],
  returns: [
    {
      fields: [
        number('returns.days', field.returnDays, hint.returnDays),
        flag('returns.exchange', field.exchange),
        choice('returns.shippingPaidBy', field.shippingPaidBy, words.payers),
        number('refundDays', field.refundDays),
        text('couriers', field.couriers, { kind: 'lines', hint: hint.couriers }),
      ],
    },
  ],
  parcels: [
    {
      title: words.parcelPart,
      fields: [
        number('parcel.weight_g', field.parcelWeight, hint.parcelWeight),
        number('parcel.length_cm', field.parcelLength),
        number('parcel.breadth_cm', field.parcelBreadth),
        number('parcel.height_cm', field.parcelHeight),
      ],
    },
  ],
  paying: [
    {
      fields: [
        number('settings.onlineDiscountPercent', field.percent, hint.percent),
        number('delivery.freeAbove', field.freeAbove),
        number('cod.confirmHours', field.confirmHours, hint.confirmHours),
        line('cod.whatsapp', field.whatsapp, { kind: 'tel' }),
      ],
    },
    {
      title: words.limitsPart,
      fields: [
        number('cod.limits.maxRupees', field.maxRupees),
        number('cod.limits.perNumber', field.perNumber),
        number('cod.limits.perNetwork', field.perNetwork),
        number('cod.limits.perPin', field.perPin),
        number('cod.refusals', field.refusals, hint.refusals),
      ],
    },
    {
      title: words.advancePart,
      fields: [
        number('cod.advance.rupees', field.advanceRupees),
        number('cod.advance.from', field.advanceFrom),
      ],
    },
  ],
  upi: [
    {
      fields: [
        line('upi.id', field.upiId, { hint: hint.upiId, most: 100 }),
        line('upi.name', field.upiName, { most: 60 }),
        number('upi.utrHours', field.utrHours),
      ],
    },
  ],
  words: [
    {
      title: words.claimsPart,
      fields: [
        setting('trustClaim'),
        setting('deliveryClaim'),
        setting('secureClaim'),
        setting('returnsClaim'),
        text('promises', field.promises, { kind: 'promises', hint: hint.promises }),
        setting('searchExamples'),
        setting('copyrightYears'),
      ],
    },
    {
      title: words.helpPart,
      fields: [
        setting('supportLead', 'text'),
        setting('howToReturn', 'text'),
        setting('howToPayAtDoor', 'text'),
        setting('filmsLead'),
      ],
    },
  ],
  home: [
    {
      fields: [
        text('home', field.homeThings, { kind: 'lines', hint: hint.homeThings }),
        text('priceBands', field.priceBands, { kind: 'bands', hint: hint.priceBands }),
      ],
    },
    {
      title: words.regionPart,
      fields: [
        setting('regionName'),
        line('region.heading', field.regionHeading),
        text('region.paragraphs', field.regionParagraphs, {
          kind: 'paragraphs',
          hint: hint.regionParagraphs,
        }),
      ],
    },
  ],
  links: [
    {
      fields: [
        ...(['insta', 'fb', 'youtube', 'twitter', 'linkedin'] as const).map(name =>
          line(`social.${name}`, field[name], { hint: hint.link }),
        ),
        line('pxl', field.pxl, { hint: hint.pxl, most: 32 }),
      ],
    },
  ],
  declared: [
    {
      title: words.makerPart,
      fields: [
        line('declared.manufacturer', field.manufacturer),
        text('declared.manufacturer_address', field.manufacturerAddress),
        line('declared.packer', field.packer),
        text('declared.packer_address', field.packerAddress),
        line('declared.importer', field.importer),
        text('declared.importer_address', field.importerAddress),
        line('declared.origin_country', field.origin, { hint: hint.origin, most: 2 }),
      ],
    },
    {
      title: words.factsPart,
      fields: [
        line('declared.generic_name', field.genericName),
        line('declared.net_quantity', field.netQuantity),
        line('declared.best_before', field.bestBefore),
        line('declared.size_chart', field.sizeChart),
        text('declared.care_contact', field.careContact),
        line('declared.hsn', field.hsn, { most: 8 }),
        number('declared.tax_rate', field.taxRate),
        line('declared.tax_class', field.taxClass),
      ],
    },
    { title: words.stockPart, fields: [number('stock.few', field.fewPieces, hint.fewPieces)] },
  ],
} satisfies Record<string, readonly ShopGroup[]>

export type ShopPage = keyof typeof SHOP_PAGES

export const isShopPage = (name: string): name is ShopPage => Object.hasOwn(SHOP_PAGES, name)

export const fieldsOfPage = (page: ShopPage): ShopField[] =>
  (SHOP_PAGES[page] as readonly ShopGroup[]).flatMap(({ fields }) => fields)
