// What earlier builds said of a shop whose seller said nothing.

export const defaultTrustClaim = 'Trusted by more than 1 Crore Indians'
export const defaultDeliveryClaim = 'Pay on Delivery | Free Delivery'
export const defaultCallHours = '24/7 Available'
export const defaultEmailPromise = 'Reply within 2 hours'
export const defaultVisitStreet = '123 Market Street, India'
export const defaultVisitHours = 'Mon-Fri, 9 AM - 6 PM'
export const defaultPolicyHours = 'Monday to Friday, 9 AM to 5 PM'
