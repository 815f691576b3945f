import { isIP } from 'node:net'

/** A network of an address, and how many times a single household's limit it may use. */
export type Network = { name: string; times: number }

/**
 * What an address is counted by: a whole IPv4 address; an IPv6 address by the /64 of one household or phone, and wider
 * by the /56 and the /48 that a customer of a provider may get.
 */
export function networksOf(address: string | undefined): Network[] {
  const plain = withoutPort(address?.trim() ?? '')
  if (!plain) return []
  if (isIP(plain) !== 6) return [{ name: plain.slice(0, LONGEST), times: 1 }]
  const groups = groupsOf(plain)
  return mappedIpv4(groups) ?? WIDTHS.map(({ bits, times }) => ({ name: prefix(groups, bits), times }))
}

/** An address of this machine or of a local network: it does not identify a visitor. */
export const isLocal = (address: string | undefined): boolean => {
  const [narrow] = networksOf(address)
  return narrow === undefined || LOCAL.test(narrow.name)
}

const LOCAL =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(0:0:0:0|f[cd]..:.*|fe[89ab].:.*)\/64$/

// A carrier's /48 holds many households, as one IPv4 address of a carrier does.
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
]

// A proxy may send something that is no address; its length is limited to save memory.
const LONGEST = 64

// Some proxies add the port, with IPv6 in brackets; a zone names a network interface of this machine.
const withoutPort = (text: string) =>
  text
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')

/** The eight numbers of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail] = hex.split('::')
  const [left, right] = [numbers(head), numbers(tail ?? '')]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

const numbers = (text: string) => (text ? text.split(':').map(group => Number.parseInt(group, 16)) : [])

/** ::ffff:a.b.c.d is an IPv4 address. */
function mappedIpv4(groups: number[]): Network[] | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).some(Boolean) || groups[5] !== 0xffff) return undefined
  return [{ name: [high >> 8, high & 255, low >> 8, low & 255].join('.'), times: 1 }]
}

const prefix = (groups: number[], bits: number) =>
  `${groups
    .slice(0, 4)
    .map((group, i) => (bits < 16 * (i + 1) ? group & (0xffff << (16 * (i + 1) - bits)) : group))
    .map(group => (group & 0xffff).toString(16))
    .join(':')}/${bits}`
