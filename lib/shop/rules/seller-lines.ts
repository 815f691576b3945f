import {
  branchLabel,
  careLabel,
  cinIs,
  formWords,
  fssaiIs,
  gstinIs,
  officerLabel,
  soldBy,
} from '#messages/seller-details.ts'

/** What is known of a seller: of shop.json, where a silent field is undefined, or of the API, where it is ''. */
export type KnownSeller = {
  [Name in 'legalName' | 'form' | 'gstin' | 'cin' | 'fssai']?: string | undefined
} & { address?: Place; branches?: readonly Place[]; care?: Person; officer?: Person }
type Place = { [Name in 'street' | 'town' | 'state' | 'pin']?: string | undefined }
type Person = {
  [Name in 'name' | 'designation' | 'email' | 'mobile' | 'hours']?: string | undefined
}

/** The seller's details in a few lines for the foot of a mail or a bill; empty where shop.json has none. */
export const sellerLines = (seller: KnownSeller): string[] => {
  const { legalName, address, care, officer, gstin, cin, fssai } = seller
  return [
    legalName && soldBy(legalName, formOf(seller)),
    address && addressLine(address),
    [gstin && gstinIs(gstin), cin && cinIs(cin), fssai && fssaiIs(fssai)].filter(Boolean).join(' · '),
    care && labelled(careLabel, care),
    officer && labelled(officerLabel, officer),
  ].filter(Boolean) as string[]
}

/** The same in full, each fact with its label. */
export const sellerBranches = ({ branches = [] }: KnownSeller) =>
  branches
    .map(addressLine)
    .filter(Boolean)
    .map((text, at) => ({ label: branchLabel(at + 1), text }))

export const addressLine = ({ street, town, state, pin }: Place) =>
  [street, town, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')

export const formOf = ({ form }: KnownSeller) => formWords[form ?? ''] ?? ''

export const isSilent = (seller: KnownSeller) =>
  sellerLines(seller).length === 0 && sellerBranches(seller).length === 0

/** Whether there is anything to show on the page of who sells. */
export const hasSeller = (
  { seller }: { seller: KnownSeller },
  { address, mobile, email }: Record<'address' | 'mobile' | 'email', string>,
) => Boolean(address || mobile || email) || !isSilent(seller)

const labelled = (label: string, { name, designation, email, mobile, hours }: Person) => {
  const words = [name, designation, mobile, email, hours].filter(Boolean).join(', ')
  return words && `${label}: ${words}`
}
