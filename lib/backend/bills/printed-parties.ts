import 'server-only'
import { streetLines } from '#lib/addresses/rules/address-text.ts'
import { gstStateOf, gstStateOfCode, placeOfSupply } from '#lib/addresses/rules/gst-state-codes.ts'
import type { PrintedBill, PrintedSeller } from '#lib/bills/rules/printed-bill.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { gstinStateCode } from '#lib/rules/gstin.ts'
import type { Seller } from '../shop/seller-file.ts'

/** Where the seller is: as the GSTIN says, else the address. */
export const sellerState = ({ gstin, address }: Seller) =>
  gstin ? gstStateOfCode(gstinStateCode(gstin)) : address.state ? gstStateOf(address.state) : undefined

/** As a bill prints who sells: what shop.json says, and nothing else. `taxed`: whether a registration belongs on it. */
export function printedSeller(shop: string, seller: Seller, taxed: boolean): PrintedSeller {
  const { street, town, state, pin } = seller.address
  const own = sellerState(seller)
  return {
    shop,
    legalName: seller.legalName ?? '',
    gstin: taxed ? (seller.gstin ?? '') : '',
    cin: seller.cin ?? '',
    fssai: seller.fssai ?? '',
    address: [street ?? '', [town, pin].filter(Boolean).join(' '), state ?? ''].filter(Boolean),
    state: own && taxed ? placeOfSupply(own) : '',
    care: [seller.care.name, seller.care.email, seller.care.mobile, seller.care.hours].filter(
      text => text !== undefined,
    ),
  }
}

export const printedBuyer = (address: Address): PrintedBill['buyer'] => ({
  name: [address.firstname, address.lastname].filter(Boolean).join(' '),
  lines: [
    ...streetLines(address),
    [address.city, address.district].filter(Boolean).join(', '),
    [address.STATENAME, address.pincode].filter(Boolean).join(' '),
  ].filter(Boolean),
  state: address.STATENAME,
})
