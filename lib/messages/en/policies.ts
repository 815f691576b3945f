// What the pages of policies are called where the seller gives no title
export const policyTitles: Record<string, string> = {
  privacy: 'Privacy Policy',
  shipping: 'Shipping Policy',
  returns: 'Return Policy',
  terms: 'Terms and Conditions',
  about: 'About Us',
}
