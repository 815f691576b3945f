import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/free-ports.mjs'

const NEEDED = 'These tests need nginx, caddy and haproxy (packages of Debian), and were not run.'
const isInstalled = ['nginx', 'caddy', 'haproxy'].every(
  name => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0,
)

/** For tests of the files that proxies are run with. Where checks are run for others, a missing proxy is a failure. */
export const describeWithProxies: typeof describe = Object.assign(
  isInstalled || process.env.CI
    ? describe
    : (name: string | number | ((...args: unknown[]) => void) | { name: string }) =>
        describe(String(name), () => test.skip(NEEDED, () => undefined)),
) as typeof describe

type Proxy = { name: string; address: string; close: () => Promise<void> }

/** nginx with the files of deploy/nginx, of which only places and ports are changed. */
export async function startNginx(shop: { port: number }): Promise<Proxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const at = (name: string) => path.join(folder, name)
  const key = ['-keyout', at('key.pem'), '-out', at('cert.pem'), '-days', '2', '-subj', '/CN=shop.example']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key], { stdio: 'ignore' })
  mkdirSync(at('cache'))
  writeFileSync(at('haat-proxy.conf'), readFileSync('deploy/nginx/haat-proxy.conf', 'utf8'))
  const changed = changes(readFileSync('deploy/nginx/haat.conf', 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['127.0.0.1:3000 ', `127.0.0.1:${shop.port} `],
    ['127.0.0.1:3001 ', `localhost:${shop.port} `],
    ['/etc/letsencrypt/live/shop.example/fullchain.pem', at('cert.pem')],
    ['/etc/letsencrypt/live/shop.example/privkey.pem', at('key.pem')],
    ['/var/cache/nginx/haat', at('cache')],
    ['/etc/nginx/haat-proxy.conf', at('haat-proxy.conf')],
  ])
  writeFileSync(at('haat.conf'), changed)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(each => `${each}_temp_path ${at(each)};`)
    .join(' ')
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${at('pid')}; error_log stderr warn;
    events {} http { access_log off; gzip on; ${temporary} include ${at('haat.conf')}; }`
  writeFileSync(at('nginx.conf'), main)
  execFileSync('nginx', ['-t', '-c', at('nginx.conf')], { stdio: 'pipe' })
  const child = spawn('nginx', ['-c', at('nginx.conf')], { stdio: ['ignore', 'inherit', 'inherit'] })
  await listens(https)
  return { name: 'nginx', address: `https://127.0.0.1:${https}`, close: () => end(child, folder) }
}

/** Caddy with deploy/caddy/Caddyfile as it stands. */
export async function startCaddy(shop: { port: number }): Promise<Proxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-caddy-'))
  const [port, admin] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    ...{ SITE_HOST: `http://127.0.0.1:${port}`, SHOP_COPIES: `127.0.0.1:${shop.port}` },
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, CADDY_ADMIN: `127.0.0.1:${admin}` },
  }
  const config = ['--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile']
  execFileSync('caddy', ['validate', ...config], { stdio: 'pipe', env })
  const child = spawn('caddy', ['run', ...config], { stdio: 'ignore', env })
  await listens(port)
  return { name: 'Caddy', address: `http://127.0.0.1:${port}`, close: () => end(child, folder) }
}

/** HAProxy with deploy/haproxy/shop.cfg as it stands. */
export async function startHaproxy(shop: { port: number }): Promise<Proxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-haproxy-'))
  const port = await freePort()
  const copy = `127.0.0.1:${shop.port}`
  const env = {
    ...process.env,
    ...{ SHOP_HOST: '127.0.0.1', SHOP_PORT: String(port), SHOP_ONE: copy, SHOP_TWO: copy, SHOP_THREE: copy },
  }
  execFileSync('haproxy', ['-c', '-f', 'deploy/haproxy/shop.cfg'], { stdio: 'pipe', env })
  const child = spawn('haproxy', ['-db', '-f', 'deploy/haproxy/shop.cfg'], { stdio: 'ignore', env })
  await listens(port)
  return { name: 'HAProxy', address: `http://127.0.0.1:${port}`, close: () => end(child, folder) }
}

/** Each of them must stand there, so that no change is lost when the file is. */
const changes = (text: string, pairs: [string, string][]) =>
  pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The file has no "${from}".`)
    return changed.replaceAll(from, to)
  }, text)

const end = async (child: ChildProcess, folder: string) => {
  if (child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}

const listens = async (port: number) => {
  for (const until = Date.now() + 20_000; ; await sleep(50)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    if (Date.now() > until) throw new Error(`Nothing listens at ${port}.`)
  }
}
