import type { IncomingMessage } from 'node:http'

/** What Next's error overlay asks its development server for: source frames, fonts, a file to open in the editor. */
export const isForDevTools = ({ url = '' }: IncomingMessage) => url.startsWith('/__nextjs')
