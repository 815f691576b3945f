import 'server-only'
import { choose, sizeList } from '#lib/catalogue/rules/sellable.ts'
import { otherList } from '#lib/catalogue/rules/variants.ts'
import { chooseLines, type PricedProduct } from '#lib/checkout/rules/chosen-lines.ts'
import { orderMoney } from '#lib/checkout/rules/order-money.ts'
import type { FoundThing, HandLine, NewOrderPage, Taken } from '#lib/desk/rules/orders/new-order.ts'
import { sellerState } from '../../bills/printed-parties.ts'
import { db } from '../../db/pool.ts'
import { offerFor } from '../../delivery/offer-for.ts'
import { findSellableProducts } from '../../orders/find-sellable-products.ts'
import { search } from '../../search.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { onlineWay } from '../../upi/online-way.ts'

type Asked = { search: string; lines: HandLine[]; pin: string; taken: Taken }

const MOST_PRODUCTS = 12
const MOST_CHOICES = 60

/** What the seller sees while typing an order in: what was found, what was picked, and what it comes to. */
export async function newOrderPage({ search: typed, lines, pin, taken }: Asked): Promise<NewOrderPage> {
  const found = typed.trim()
    ? (
        await search({
          text: typed.trim().slice(0, 100),
          sort: 'featured',
          typing: true,
          window: { offset: 0, limit: MOST_PRODUCTS },
        })
      ).ids
    : []
  const find = await findSellableProducts(db, [...found, ...lines.map(({ id }) => id)])
  const chosen = chooseLines(
    lines.map(({ units, ...line }) => ({ ...line, unit: units })),
    find,
  )
  const seller = await knownSeller()
  const delivery = taken === 'stall' ? 0 : /^\d{6}$/.test(pin) ? (await offerFor(db, pin))?.charge : undefined
  const money =
    'lines' in chosen && chosen.lines.length > 0
      ? orderMoney(chosen.lines, { paymentmode: 'COD' }, { percent: 0, delivery, ...seller.delivery })
      : undefined
  return {
    found: found.flatMap(id => choicesOf(find(id))).slice(0, MOST_CHOICES),
    lines: lines.map(line => ({ ...line, ...toldOf(find(line.id), line) })),
    sums: money && { goods: money.subtotal, delivery: money.delivery, total: money.total },
    trouble: 'refused' in chosen ? chosen.refused : '',
    takesUpi: (await onlineWay()) === 'upi',
    needsState: sellerState(seller.seller) === undefined,
  }
}

/** Each choice of a product that can be had. */
function choicesOf(product: PricedProduct | undefined): FoundThing[] {
  if (!product) return []
  const kinds = product.variants?.length
    ? product.variants.map(({ size, color, other }) => ({ size, color, other: other ?? '' }))
    : orNone(sizeList(product).map(({ Size_Desc: size }) => size)).flatMap(size =>
        orNone(product.color).flatMap(color =>
          orNone(otherList(product)).map(other => ({ size, color, other })),
        ),
      )
  return kinds.map(kind => ({ id: product.id, ...kind, ...toldOf(product, { id: product.id, ...kind }) }))
}

const orNone = (values: readonly string[]) => (values.length ? values : [''])

function toldOf(product: PricedProduct | undefined, kind: Omit<HandLine, 'units'>) {
  const choice = [kind.size, kind.color, kind.other].filter(Boolean).join(', ')
  if (!product) return { name: '', choice, sku: '', image: '', price: 0, stock: 0 }
  const chosen = choose(product, {
    size: kind.size,
    color: kind.color,
    ...(kind.other && { other: kind.other }),
  })
  const variant = 'wrong' in chosen ? undefined : chosen.variant
  return {
    name: product.name,
    choice,
    sku: variant?.sku || product.sku || '',
    image: variant?.image || product.image,
    price: variant?.price ?? product.price,
    stock: 'wrong' in chosen ? 0 : chosen.stock,
  }
}
