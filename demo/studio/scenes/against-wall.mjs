/** Hung things in light: the wall is so far that no shadow of theirs falls on it where it is seen. */
export const AGAINST_WALL = {
  wall: 9,
  floor: -4,
  light: { azimuth: -44, elevation: 36, power: 3, size: 0.4 },
}
