import { CHANNEL, type Topic } from '#lib/browser/channel.ts'

// The page's own script listens there as well: it reads again what a press has changed.
export const channel = window.BroadcastChannel && new BroadcastChannel(CHANNEL)

/** After the frame that shows what was pressed. */
export const tell = (topic: Topic) => afterFrame(() => channel?.postMessage(topic))

export const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
