export const defaultTag = 'Default'
export const edit = 'Edit'
export const ok = 'OK'
export const streetWords = {
  address1: { label: 'Address', hint: 'House, street' },
  address2: { label: 'Locality', hint: 'Area, landmark' },
}
export const zipCode = 'Zip code'
export const cityField = 'City'
export const stateField = 'State'
export const chooseState = 'Choose a state'
export const districtField = 'District'
export const countryField = 'Country'
export const saveAddress = 'Save Address'
export const addNewAddress = 'Add New Address'
export const editAddress = 'Edit Address'
export const deleteButton = 'Delete'
export const makeDefault = 'Make the chosen one my default'
export const removeLabel = 'Remove'
export const cancelLabel = 'Cancel'
export const viewLess = 'View Less'
export const viewAll = 'View All'
export const saving = 'Saving...'
export const nameField = 'Name'
export const emailField = 'Email'
export const mobileField = 'Mobile'

export const mobileIs = (mobile: string) => `Mobile: ${mobile}`
export const editAddressOf = (name: string) => `Edit the address of ${name}`
export const removeAddressOf = (name: string) => `Remove the address of ${name}`
