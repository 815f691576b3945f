// npm run bench -- session: what 100 wrong passwords at once do to those who look at a product.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openOwnShops } from '../../e2e/started-shop.ts'
import { ensureBuild } from '../build.mjs'
import { record } from './shared/record.mjs'

const SECONDS = 8
const A_SECOND = 100
const TRIES = 100

const agent = new http.Agent({ keepAlive: true })
await ensureBuild()
const ownShops = await openOwnShops()
try {
  const shop = await ownShops.start('session')
  await shop.ready()
  const page = `${shop.address}/product/${await firstSlug(shop.address)}`
  // A route's first request loads its code: that is the start's cost, not the tries'.
  await signInTime(shop.address)
  const right = await signInTime(shop.address)
  await look(page, 2)
  const calm = await look(page, SECONDS)
  const begun = performance.now()
  const [busy, answers] = await Promise.all([look(page, SECONDS), tryPasswords(shop.address)])
  console.table({
    'product page, calm': row(calm),
    [`product page, ${TRIES} wrong tries at once`]: row(busy),
  })
  console.log(`p99 is ${(at(busy, 0.99) / at(calm, 0.99)).toFixed(2)} times the calm one; to reach: under 2.`)
  console.log(`Of the tries ${count(answers, 400)} were hashed, ${count(answers, 429)} told to come later;`)
  console.log(
    `they took ${(answers.last - begun).toFixed(0)} ms. A sign-in alone takes ${right.toFixed(0)} ms.`,
  )
  await record('session', {
    title: 'Product pages while passwords are tried',
    rows: [
      { what: 'p99, calm', value: at(calm, 0.99), unit: 'ms' },
      {
        what: `p99 while ${TRIES} wrong passwords are tried at once, against the calm one`,
        value: at(busy, 0.99) / at(calm, 0.99),
        unit: 'times',
        atMost: 2,
      },
    ],
  })
} finally {
  agent.destroy()
  await ownShops.close()
}

async function firstSlug(address) {
  const products = await post(`${address}/api/GetAllProductFilters`, '{"limit":1}', 'application/json')
  return JSON.parse(products.text)[0].ASIN.toLowerCase()
}

/** Asks at a steady pace, however late the answers are. */
async function look(url, seconds) {
  const times = []
  const asked = []
  const start = performance.now()
  for (let i = 0; i < seconds * A_SECOND; i++) {
    await sleep(Math.max(0, start + (i * 1000) / A_SECOND - performance.now()))
    const begun = performance.now()
    asked.push(ask(url, { method: 'GET' }).then(() => times.push(performance.now() - begun)))
  }
  await Promise.all(asked)
  return times.sort((a, b) => a - b)
}

async function tryPasswords(address) {
  const form = i => `grant_type=password&username=nobody${i}@example.in&password=Wrong-one1`
  const answers = await Promise.all(
    Array.from({ length: TRIES }, (_, i) =>
      post(`${address}/token`, form(i), 'application/x-www-form-urlencoded'),
    ),
  )
  return Object.assign(
    answers.map(({ status }) => status),
    { last: performance.now() },
  )
}

async function signInTime(address) {
  const begun = performance.now()
  const form = 'grant_type=password&username=alone@example.in&password=Wrong-one1'
  await post(`${address}/token`, form, 'application/x-www-form-urlencoded')
  return performance.now() - begun
}

function ask(url, options, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, async response => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, text })
    })
    request.on('error', reject)
    request.end(body)
  })
}

function post(url, body, type) {
  return ask(url, { method: 'POST', headers: { 'content-type': type } }, body)
}

function row(times) {
  return { asked: times.length, 'p50 ms': ms(times, 0.5), 'p99 ms': ms(times, 0.99), 'max ms': ms(times, 1) }
}

function at(times, share) {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))]
}

function ms(times, share) {
  return Number(at(times, share).toFixed(2))
}

function count(answers, status) {
  return answers.filter(one => one === status).length
}
