import 'server-only'
import { policyBlanks } from '#messages/policy-starts.ts'
import { readSellerFile } from '../../shop/read-seller.ts'
import { readShop } from '../../shop/read-shop.ts'

/** What the shop says elsewhere already, for the blanks of a policy that begins. */
export async function knownBlanks(): Promise<(blank: string) => string | undefined> {
  const [shop, said] = [await readShop(), await readSellerFile()]
  const { address, care, officer, legalName } = said.seller
  const known: Record<keyof typeof policyBlanks, string | number | undefined> = {
    email: care.email || shop?.email,
    mobile: care.mobile || shop?.mobile,
    legalName,
    address: [address.street, address.town, address.state, address.pin].filter(Boolean).join(', '),
    // Nought promises nothing that a text could count.
    returnDays: said.returns.days || undefined,
    refundDays: said.refundDays || undefined,
    couriers: said.couriers.join(', '),
    officer: officer.name,
    designation: officer.designation,
    officerEmail: officer.email,
    officerMobile: officer.mobile,
  }
  const byBlank = new Map(
    Object.entries(policyBlanks).map(([name, blank]) => [blank, known[name as keyof typeof policyBlanks]]),
  )
  return blank => byBlank.get(blank)?.toString()
}
