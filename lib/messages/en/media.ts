// Settings
export const notMediaUrl =
  'MEDIA_URL must be s3://bucket or s3://bucket/folder, with small letters, digits, dots and hyphens in the bucket’s name.'
export const mediaKeysMissing =
  'MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: the keys with which the store lets the shop in.'
export const mediaRegionMissing =
  'MEDIA_URL needs AWS_REGION, or AWS_ENDPOINT_URL where the store is not Amazon’s.'
export const endpointNotOfStore =
  'AWS_ENDPOINT_URL must be the address of the store alone, without a user, a password and a "?".'

// What the store did, for the log and for whoever starts the shop
export const storeAnswered = (place: string, status: number, code: string) =>
  `the picture store ${place} answered ${status}${code && ` (${code})`}`
export const storeSilent = (place: string, seconds: number) =>
  `the picture store ${place} did not answer within ${seconds} seconds`
export const storeUnreachable = (place: string, trouble: string) =>
  `the picture store ${place} cannot be reached: ${trouble}`
export const storeCutOff = (place: string, name: string) =>
  `the picture store ${place} broke off in the middle of ${name}`
export const storeFileDiffers = (place: string, name: string) =>
  `the picture store ${place} sent something else than what was stored as ${name}`
export const storeFileTooLarge = (name: string, megabytes: number) =>
  `${name} is larger than ${megabytes} MB, and no picture`
export const storeUnread = (place: string) => `the list of the picture store ${place} cannot be read`
export const picturesTrouble = (reason: string, since: number) =>
  `Pictures: ${reason}.${since ? ` (And ${since} more times since the last such line.)` : ''}`

// At the start
export const storeRefused = (place: string, reason: string) =>
  `The picture store ${place} (MEDIA_URL) cannot be used: ${reason}.`
export const storeDenies = (place: string, code: string) =>
  `The picture store ${place} (MEDIA_URL) does not let the shop in (403${code && ` ${code}`}): AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be right, may read, write, delete and list there, and AWS_REGION must be the store’s own.`
export const storeHasNoBucket = (place: string) =>
  `The picture store ${place} (MEDIA_URL) has no such bucket: make it, or mend MEDIA_URL.`
export const storeHidesMissing = (place: string) =>
  `The picture store ${place} (MEDIA_URL) answers 403 for a file that is not there: let the keys list the bucket (s3:ListBucket).`
export const storeForgets = (place: string) =>
  `The picture store ${place} (MEDIA_URL) does not give back what was stored a moment before.`

// What the seller is told
export const picturesNotStored = (reason: string) =>
  `Nothing was changed, because ${reason}. Try again when that is mended.`
