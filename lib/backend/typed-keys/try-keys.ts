import 'server-only'
import nodemailer from 'nodemailer'
import type { Env, KeySet } from '#lib/server/settings/env.ts'
import { keysRefused, keysUnreachable } from '#messages/desk-shop-keys.ts'
import { CourierError } from '../couriers/courier.ts'
import { type CourierServiceName as CourierName, providers as couriers } from '../couriers/providers.ts'
import { GatewayError } from '../payments/gateway.ts'
import { type ProviderName as PaymentName, providers as payments } from '../payments/providers.ts'
import { secret } from '../secrets.ts'

const PATIENCE_MS = 10_000

/** Asks the provider whether it knows these keys; '' where it does, or cannot be asked without sending something. */
export const tryKeys = (set: KeySet, env: Env): Promise<string> => {
  if (isIn(payments, set)) return tryPayment(set, env)
  if (isIn(couriers, set)) return tryCourier(set, env)
  return OTHERS[set](env)
}

const isIn = <Name extends string>(providers: Record<Name, unknown>, set: string): set is Name =>
  Object.hasOwn(providers, set)

const OTHERS: Record<Exclude<KeySet, PaymentName | CourierName>, (env: Env) => Promise<string>> = {
  mail: async ({ smtpUrl }) => {
    if (!smtpUrl) return ''
    const timeouts = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    }
    const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts })
    try {
      await transport.verify()
      return ''
    } catch (error) {
      return keysRefused(withoutSecrets(error, smtpUrl))
    } finally {
      transport.close()
    }
  },
  whatsapp: async ({ whatsapp, channels }) => {
    if (!whatsapp) return ''
    try {
      const { status } = await fetch(`${channels.whatsapp}/${whatsapp.phoneId}?fields=id`, {
        headers: { authorization: `Bearer ${whatsapp.token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return status < 400 ? '' : keysRefused(String(status))
    } catch {
      return keysUnreachable
    }
  },
  // It takes keys only together with a message.
  sms: async () => '',
}

async function tryPayment(name: PaymentName, env: Env) {
  const { settings, adapter } = payments[name]
  const found = settings(env, secret)
  if (!found) return ''
  try {
    const { tryAccess } = await adapter()
    await tryAccess({ ...found, timeoutMs: PATIENCE_MS })
    return ''
  } catch (error) {
    if (error instanceof GatewayError) return keysRefused(error.message)
    throw error
  }
}

async function tryCourier(name: CourierName, env: Env) {
  const { settings, adapter } = couriers[name]
  const found = settings(env, secret)
  if (!found) return ''
  try {
    const { tryAccess } = await adapter()
    await tryAccess({ ...found, timeoutMs: PATIENCE_MS })
    return ''
  } catch (error) {
    if (error instanceof CourierError) return keysRefused(error.message)
    throw error
  }
}

/** What a mail server says may repeat what it was told. */
const withoutSecrets = (error: unknown, url: string) => {
  const { password } = new URL(url)
  const said = error instanceof Error ? error.message : ''
  return (password ? said.replaceAll(decodeURIComponent(password), '…') : said).slice(0, 200)
}
