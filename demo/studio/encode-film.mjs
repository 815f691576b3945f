import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const HEAVIEST = 400_000

export const ffmpeg = (...words) => promisify(execFile)('ffmpeg', ['-y', '-loglevel', 'error', ...words])

/** H.264 that the cheapest phone plays while it still loads, coarser until it is light enough. */
export const encodeFilm = async (target, ...input) => {
  for (const quality of ['25', '28', '31', '34', '37']) {
    await ffmpeg(
      ...input,
      ...[
        '-c:v',
        'libx264',
        '-profile:v',
        'baseline',
        '-pix_fmt',
        'yuv420p',
        '-preset',
        'medium',
        '-crf',
        quality,
      ],
      ...['-threads', '1', '-movflags', '+faststart', '-an', target],
    )
    if ((await stat(target)).size <= HEAVIEST) return
  }
}
