const NAME = Buffer.from('ICC_PROFILE\0', 'latin1')
// What one segment holds beside its length, its name and its number.
const MOST_BYTES = 65_535 - 2 - NAME.length - 2

/** The JPEG with a colour profile; a larger one than a segment holds is left away. */
export function withColourProfile(jpeg, profile) {
  if (!profile || profile.length > MOST_BYTES) return jpeg
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe2, 0)
  head.writeUInt16BE(2 + NAME.length + 2 + profile.length, 2)
  // The first and only one of its segments, right behind the two bytes that begin a JPEG.
  const segment = Buffer.concat([head, NAME, Buffer.from([1, 1]), profile])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}
