import 'server-only'
import bwipjs from 'bwip-js/node'

/** A code for hand scanners, as an SVG of black bars on white; '' of what a scanner cannot read. */
export const barsOf = (text: string): string =>
  /^[\x20-\x7e]{1,60}$/.test(text) ? draw({ bcid: 'code128', text, height: 12, includetext: false }) : ''

/** The same for the camera of a phone. */
export const squareOf = (text: string): string => draw({ bcid: 'qrcode', text, eclevel: 'M' })

type Options = { bcid: string; text: string; height?: number; includetext?: boolean; eclevel?: string }

const draw = (options: Options) =>
  bwipjs.toSVG({ ...options, paddingwidth: 2, paddingheight: 2, backgroundcolor: 'FFFFFF' })
