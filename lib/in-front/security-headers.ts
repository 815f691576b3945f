/** On every answer. The policy is not among them: each page has its own, and two would intersect. */
export const securityHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), browsing-topics=(), payment=(self "https://*.razorpay.com")',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
