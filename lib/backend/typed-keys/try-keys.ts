import 'server-only'
import nodemailer from 'nodemailer'
import type { Env, KeySet } from '#lib/server/settings/env.ts'
import { keysRefused, keysUnreachable } from '#messages/desk-shop-keys.ts'
import { CourierError } from '../couriers/courier.ts'
import { providers as couriers } from '../couriers/providers.ts'
import { GatewayError } from '../payments/gateway.ts'
import { providers } from '../payments/providers.ts'
import { secret } from '../secrets.ts'

const PATIENCE_MS = 10_000

/** Asks the provider whether it knows these keys; '' where it does, or cannot be asked without sending something. */
export const tryKeys: Record<KeySet, (env: Env) => Promise<string>> = {
  payment: tryPayment,
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
  courier: tryCourier,
  // It takes keys only together with a message.
  sms: async () => '',
}

async function tryPayment(env: Env) {
  const { settings, adapter } = providers[env.paymentProvider]
  const found = settings(env, secret)
  if (!found || found.practice) return ''
  try {
    const { tryAccess } = await adapter()
    await tryAccess({ ...found, timeoutMs: PATIENCE_MS })
    return ''
  } catch (error) {
    if (error instanceof GatewayError) return keysRefused(error.message)
    throw error
  }
}

async function tryCourier(env: Env) {
  const name = env.courierService
  const found = name && couriers[name].settings(env, secret)
  if (!found || found.practice) return ''
  try {
    const { tryAccess } = await couriers[found.provider].adapter()
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
