import 'server-only'
import type { Env } from '#lib/server/settings/env.ts'
import type { SecretName } from '../secrets.ts'
import type { Courier } from './courier.ts'
import type { CourierServiceName } from './providers.ts'

/** The keys and addresses with which this shop asks its courier service. */
export type CourierSettings = {
  provider: CourierServiceName
  apiUrl: string
  email: string
  password: string
  /** What the service calls the place that parcels are fetched from. */
  pickupPlace: string
  /** What a webhook has to bring along; '' where none is taken. */
  webhookToken: string
  /** No parcel is fetched: told wherever it is shown. */
  practice: boolean
  timeoutMs?: number
}

/** The light part of a courier service: `provider.ts` of its folder. Its adapter is loaded when needed. */
export type CourierService = {
  name: CourierServiceName
  /** What it is called in the desk. */
  label: string
  settings: (env: Env, secret: (name: SecretName) => string) => CourierSettings | undefined
  adapter: () => Promise<CourierAdapter>
}

/** The part that talks to the service or reads its messages. */
export type CourierAdapter = {
  courier: (settings: CourierSettings) => Courier
  /** Asks for nothing but whether the keys open anything; throws a CourierError where they do not. */
  tryAccess: (settings: CourierSettings) => Promise<unknown>
  /** The number of the parcel that a webhook is about; undefined where it is not the service's or cannot be read. */
  readWebhook: (settings: CourierSettings, raw: Uint8Array, headers: Headers) => string | undefined
}
