import 'server-only'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { googleChannel, originLabel } from '#messages/feeds.ts'
import type { Offer, Shop } from './offers-of.ts'
import { datesOf } from './sale-of.ts'

export const googleHead = ({ site, name }: Shop) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${
    tag('title', name) + tag('link', new URL('/', site).href) + tag('description', googleChannel(name))
  }\n`

export const googleFoot = '</channel>\n</rss>\n'

/** One thing to buy, in the words of Google's Merchant Center. An MRP has a field of its own in India. */
export const googleItem = (offer: Offer) => {
  const [first = '', ...more] = offer.pictures
  return `<item>${[
    tag('g:id', offer.id),
    tag('title', offer.title),
    tag('description', offer.description),
    tag('link', offer.link),
    tag('g:image_link', first),
    ...more.map(picture => tag('g:additional_image_link', picture)),
    tag('g:availability', offer.availability.replaceAll(' ', '_')),
    tag('g:price', inrOf(offer.sale?.regular ?? offer.price)),
    tag('g:sale_price', offer.sale ? inrOf(offer.sale.price) : ''),
    tag('g:sale_price_effective_date', offer.sale ? datesOf(offer.sale).replaceAll('+05:30', '+0530') : ''),
    tag('g:maximum_retail_price', offer.mrp ? inrOf(offer.mrp) : ''),
    tag('g:condition', 'new'),
    tag('g:brand', clip(offer.brand, 70)),
    tag('g:gtin', offer.gtin),
    tag('g:mpn', clip(offer.mpn, 70)),
    tag('g:item_group_id', offer.group),
    tag('g:size', clip(offer.size, 100)),
    tag('g:color', clip(offer.color, 100)),
    tag('g:material', clip(offer.material, 200)),
    tag('g:product_type', clip(offer.section, 750)),
    offer.origin &&
      `<g:product_detail>${tag('g:attribute_name', originLabel)}${tag('g:attribute_value', clip(offer.origin, 1_000))}</g:product_detail>`,
    `<g:shipping>${tag('g:country', 'IN')}${tag('g:price', inrOf(offer.delivery))}</g:shipping>`,
  ].join('')}</item>\n`
}

export const inrOf = (rupees: number) => `${rupees.toFixed(2)} INR`

const tag = (name: string, text: string) => (text ? `<${name}>${escapeHtml(inXml(text))}</${name}>` : '')

// XML has no signs for these, not even escaped.
const inXml = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

const clip = (text: string, most: number) => [...text].slice(0, most).join('')
