/** The secrets that all copies of a shop share, by the names of their files; the one of its own PostgreSQL lies with that. */
export const SECRET_NAMES = [
  'captcha',
  'keys',
  'network',
  'practice-courier',
  'practice-courier-hook',
  'practice-key',
  'practice-webhook',
  'push',
  'signing',
] as const
export type SharedSecret = (typeof SECRET_NAMES)[number]

/** The setting that has a secret, with SECRETS_FROM=env. */
export const settingOfSecret = (name: SharedSecret) => `SECRET_${name.toUpperCase().replaceAll('-', '_')}`
