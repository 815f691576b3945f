import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'

const PLACES = [
  // The same browser without a screen: it draws the same with half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of this machine: the one that CHROMIUM_PATH names, an installed one, or Playwright's own. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH || [...PLACES, chromium.executablePath()].find(place => existsSync(place))

/** So that it stays quiet, and runs as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
