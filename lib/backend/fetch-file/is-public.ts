import 'server-only'
import { BlockList, isIPv6 } from 'node:net'

/** Whether an IP address is one of the internet: not of this machine, of a private network or of any other use of its own. */
export const isPublic = (address: string): boolean => {
  if (isIPv6(address)) return INTERNET.check(address, 'ipv6') && !APART.check(address, 'ipv6')
  return !APART.check(address, 'ipv4')
}

const INTERNET = new BlockList()
INTERNET.addSubnet('2000::', 3, 'ipv6')

const APART = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  APART.addSubnet(network, bits, 'ipv4')
// Some hold an IPv4 address that the machine at the other end takes out again.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  APART.addSubnet(network, bits, 'ipv6')
