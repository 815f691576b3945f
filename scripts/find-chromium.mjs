import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'

const PLACES = [
  // The headless shell draws the same with half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of this machine: CHROMIUM_PATH, an installed one, or Playwright's own. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || [...PLACES, chromium.executablePath()].find(place => existsSync(place))

/** Options that keep it quiet, and let it run as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
