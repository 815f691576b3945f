/** A vessel's three views: before one, near at its brim, from above. `high` is how tall it stands. */
export const around = (high, z = 0.4, zoom = 2.2) => [
  { azimuth: 18, elevation: 13, fill: 0.82 },
  { azimuth: 24, elevation: 22, zoom, at: [0.2, high * 0.74, z] },
  { azimuth: -38, elevation: 38, fill: 0.8 },
]
