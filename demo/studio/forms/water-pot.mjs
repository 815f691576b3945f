import { ball, bent, disc, joined, limb } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { turned } from '../geometry/turned.mjs'
import { bellMetal } from '../materials/metal.mjs'
import { piece, placed, together } from './parts.mjs'

const RING = 0.16

/** A pot on its ring, with its lid on and a brass tap low in its wall. */
export const waterPot = (pot, lid, clay) =>
  together(
    piece(turned(STAND), clay),
    placed(
      together(piece(pot, clay), piece(lid, clay, { at: [0, 1.77, 0], scale: [0.74, 0.9, 0.74] }), tap()),
      { at: [0, RING, 0] },
    ),
  )

const tap = () =>
  piece(modelled(tapBody(), [-0.12, -0.42, -0.26, 0.7, 0.4, 0.26], 110), bellMetal({ colour: '#c99f4c' }), {
    at: [0.64, 0.36, 0.54],
    turn: [0, -0.7, 0],
    scale: 0.86,
  })

/** Its stem through the wall, a collar to screw it fast, the key on top, the spout bent down. */
const tapBody = () =>
  joined(
    0.03,
    disc(0.04, 0, 0, 0.17, 0.035, 'x', 0.015),
    disc(0.11, 0, 0, 0.11, 0.05, 'x', 0.015),
    limb([-0.1, 0, 0], [0.34, 0, 0], 0.075),
    ball(0.34, 0.01, 0, 0.115),
    limb([0.34, 0.05, 0], [0.34, 0.22, 0], 0.055),
    disc(0.34, 0.16, 0, 0.085, 0.02, 'y', 0.01),
    limb([0.34, 0.27, -0.15], [0.34, 0.27, 0.15], 0.04),
    ...[-0.16, 0.16].map(z => ball(0.34, 0.27, z, 0.055)),
    bent(
      [
        [0.36, 0, 0],
        [0.52, -0.01, 0],
        [0.58, -0.1, 0],
        [0.58, -0.3, 0],
      ],
      [0.075, 0.07, 0.065, 0.065],
    ),
    disc(0.58, -0.3, 0, 0.085, 0.025, 'y', 0.01),
  )

const STAND = [
  [0.4, 0.0],
  [0.66, 0.0],
  [0.72, 0.05],
  [0.7, 0.16],
  [0.66, 0.24],
  [0.58, 0.27],
  [0.52, 0.22],
  [0.46, 0.1],
  [0.4, 0.02],
]
