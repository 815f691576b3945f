// What `npm run orders -- link` prints.

export const linkIsRevoked = (id: string) =>
  `The link to ${id} opens nothing any more. A new one: npm run orders -- link ${id} --new`
export const linkIsNew = (address: string) => `${address}\nThe link before it opens nothing any more.`
export const noLinkNow = (id: string) =>
  `No link opens ${id}: it was revoked, or it ended 90 days after the order did. A revoked one is replaced by: npm run orders -- link ${id} --new`
export const revokeOrNew = 'Say either --revoke or --new, or neither to see the link.'
