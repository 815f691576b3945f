/** The PDF of a bill is saved under its number: NH-26-27-000123.pdf. */
export const billFileName = (number: string) => `${number.replaceAll('/', '-')}.pdf`
