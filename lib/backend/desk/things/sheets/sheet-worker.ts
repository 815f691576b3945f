import 'server-only'
import { mkdir } from 'node:fs/promises'
import { sheetDied } from '#messages/desk-sheets.ts'
import { every } from '../../../every.ts'
import { broke, runSheet } from './run-sheet.ts'
import { sheetsFolder } from './sheet-files.ts'
import { beat, claimSheet, endDeadSheets, endSheet } from './sheet-jobs.ts'

const LOOK_MS = 1_000
const BEAT_MS = 5_000
const TOLD_MS = 1_000

/** Works off sheets, undos and exports beside the requests, one at a time; a stop ends what is under way without a change. */
export function startSheetWorker() {
  const stop = { asked: false }
  const loop = every(() => workOnce(stop), {
    everyMs: LOOK_MS,
    failed: 'Sheets of the desk could not be worked on:',
    restAfterFailure: 5,
  })
  return {
    stop: async () => {
      stop.asked = true
      await loop.stop()
    },
  }
}

/** One of them; whether there was one. */
export async function workOnce(stop: { asked: boolean } = { asked: false }): Promise<boolean> {
  await endDeadSheets(sheetDied)
  const sheet = await claimSheet()
  if (!sheet) return false
  await mkdir(sheetsFolder(), { recursive: true })
  const now = { step: '', done: 0, of: 0 }
  const tell = () => beat(sheet.id, now.step, now.done, now.of).catch(console.error)
  const timer = setInterval(tell, BEAT_MS)
  let toldAt = 0
  const progress = (step: string, done: number, of: number) => {
    if (stop.asked) throw new Stopped()
    Object.assign(now, { step, done: Math.round(done), of: Math.round(of) })
    if (Date.now() - toldAt < TOLD_MS) return
    toldAt = Date.now()
    void tell()
  }
  try {
    const ended = await runSheet(sheet, progress)
    clearInterval(timer)
    await endSheet(sheet.id, ended.state, ended.report, ended.publication ?? null)
  } catch (error) {
    if (!(error instanceof Stopped)) console.error(error)
    clearInterval(timer)
    const { state, report } = broke()
    await endSheet(sheet.id, state, error instanceof Stopped ? { said: sheetDied } : report)
  }
  return true
}

class Stopped extends Error {}
