// The practice courier: its name, its label, and the page where its parcels go on

export const practiceCourier = 'Practice courier'
export const practiceNoParcel = 'No parcel is fetched, and nothing is charged.'
export const practiceLabel = 'Practice label. No courier takes this.'
export const practiceCod = (rupees: string) => `COD ₹${rupees}`
export const practicePrepaid = 'Prepaid'
export const practiceParcel = (courier: string, number: string) => `${courier} ${number}`
export const practiceParcelIs = (state: string, pin: string) => `Now: ${state}. It goes to PIN ${pin}.`
export const practiceFaults = {
  late: 'Practice: books, and answers too late',
  twice: 'Practice: books twice, and answers nonsense',
  busy: 'Practice: is asked too often (429)',
}
export const practiceMoves = {
  pickedUp: 'It is picked up',
  inTransit: 'It is on its way',
  out: 'It is out for delivery',
  failed: 'Nobody opens',
  delivered: 'It is delivered',
  returning: 'It is sent back',
  returned: 'It is back at the shop',
  cancelled: 'The courier cancels it',
  yesterday: 'Tell yesterday’s state today',
}
