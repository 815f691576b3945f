import 'server-only'
import { env, typedKeysVersion } from '#lib/server/settings/env.ts'
import type { Channel, Channels } from './channel-types.ts'

/** The channels that are set up here: each name in env.channels is that of a file in `channels`. */
export const channels = (): Promise<Channels> => {
  const version = typedKeysVersion()
  if (version !== loaded?.version) loaded = { version, channels: load() }
  return loaded.channels
}

let loaded: { version: number; channels: Promise<Channels> } | undefined

const load = async () =>
  new Map(await Promise.all(setUp().map(async name => [name, await fileOf(name)] as const)))

const setUp = () => Object.keys(env.channels).filter(name => env.channels[name] !== undefined)

const fileOf = (name: string): Promise<Channel> => import(`./channels/${name}.ts`)
