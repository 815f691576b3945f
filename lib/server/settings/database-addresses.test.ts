import { databaseAddresses, databaseHosts, databaseName } from './database-addresses.ts'

test('each host becomes an address of its own, with the same user and database', () => {
  expect(databaseAddresses('postgres://haat:p%40ss@a:5432,b:5433,[::1]/shop?sslmode=require')).toEqual([
    'postgres://haat:p%40ss@a:5432/shop?sslmode=require',
    'postgres://haat:p%40ss@b:5433/shop?sslmode=require',
    'postgres://haat:p%40ss@[::1]/shop?sslmode=require',
  ])
})

test.each(['postgres://haat@db.example/haat', 'postgresql:///haat?host=/run/postgresql&user=haat'])(
  'one host, or a socket, stays as it is: %s',
  url => expect(databaseAddresses(url)).toEqual([url]),
)

test('what is shown of an address has no password in it', () => {
  expect(databaseHosts('postgres://haat:secret@a:1,b:2/shop')).toBe('a:1, b:2')
  expect(databaseHosts('postgresql:///shop?host=/run')).toBe('')
  expect(databaseName('postgres://haat:secret@a:1,b:2/my%20shop')).toBe('my shop')
})
