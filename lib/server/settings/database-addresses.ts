/**
 * One address for each host of `postgres://user:password@a:5432,b:5433/shop`: libpq takes several at once, the driver here
 * takes one.
 */
export const databaseAddresses = (url: string): string[] => {
  const [, before = '', hosts = '', rest = ''] = SHAPE.exec(url) ?? []
  return hosts.split(',').map(host => before + host + rest)
}

const SHAPE = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is

/** Its hosts, without what else stands in the address: it may contain a password. */
export const databaseHosts = (url: string) =>
  databaseAddresses(url)
    .map(address => new URL(address).host)
    .filter(Boolean)
    .join(', ')

/** The name of the database at an address. */
export const databaseName = (url: string) =>
  decodeURIComponent(new URL(databaseAddresses(url)[0] ?? '').pathname.slice(1))
