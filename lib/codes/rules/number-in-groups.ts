/** As people read a number: +91 98765 43210. */
export const numberInGroups = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
