import { isIPv4, isIPv6 } from 'node:net'

/** Whom an address stands for: itself, or of IPv6 its /56, since a household has at least as much. None where it is no address. */
export const networkOf = (address: string | undefined): string | undefined => {
  const plain = (address ?? '').trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain)?.[1] ?? plain
  if (isIPv4(mapped)) return mapped
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}:${firstHalf(plain)}::/56` : undefined
}

/** Of this machine or of a network behind a door of its own: it says nothing of who in the world is asking. */
export const isPrivateAddress = (address: string | undefined) => {
  const network = networkOf(address)
  if (network === undefined) return true
  if (network.includes(':')) return /^(0:0:0:|f[cd]..:|fe[89ab].:)/.test(network)
  return /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(
    network,
  )
}

/** The eight groups without leading zeros, "::" written out; an IPv4 tail counts as two. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.toLowerCase().split('::')
  const [before, after] = [partsOf(front), partsOf(back ?? '')]
  const between = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: between }, () => '0'), ...after]
}

const partsOf = (text: string) =>
  text
    .split(':')
    .filter(Boolean)
    .flatMap(part => (part.includes('.') ? ['0', '0'] : Number.parseInt(part, 16).toString(16)))

/** The upper eight bits of the fourth group, the lower ones zero. */
const firstHalf = (address: string) =>
  (Number.parseInt(groupsOf(address)[3] ?? '0', 16) & 0xff00).toString(16)
