// Saved addresses.

export const addressNotServed =
  'Your address is saved, but this shop may not send anything to that state: please choose an address in its own state to order.'
export const addressSaved = 'Your address has been saved successfully!'
export const addressUpdated = 'Your address has been updated successfully!'
export const addressSubmitError = 'Error submitting address:'
export const addressUpdateError = 'Error updating address:'
export const addressNotSaved = 'The address could not be saved. Please check it and try again.'
export const addressesEmpty = 'No saved addresses found.'
export const india = 'India'
export const notProvided = 'Not provided'
export const addressNotProvided = 'Address not provided'
export const deleteAddress = 'Delete Address'
export const deleteAddressAsk = 'Are you sure you want to delete this address?'
export const logInForAddress = 'Please log in to add a new address.'
export const addressesFull =
  'You have 50 saved addresses, which is as many as there can be. Remove one to add another.'
export const addressGone = 'This address is not one of yours, or it has been removed.'
export const addressRemoved = 'The address has been removed.'
export const addressDefault = 'This is your default address now.'
