import * as THREE from 'three'

/** Warm paper, swept up behind the goods without a visible corner. */
export const paperSweep = (colour = '#efe9df', { back = 5, wide = 26, bend = 2.6, farWall = 0 } = {}) => {
  const profile = [new THREE.Vector2(14, 0)]
  for (let i = 0; i <= 24; i++) {
    const a = (i / 24) * (Math.PI / 2)
    profile.push(new THREE.Vector2(-back - Math.sin(a) * bend, bend - Math.cos(a) * bend))
  }
  profile.push(new THREE.Vector2(-back - bend, 16))
  const position = []
  const normal = []
  const index = []
  profile.forEach((p, i) => {
    const before = profile[Math.max(0, i - 1)]
    const after = profile[Math.min(profile.length - 1, i + 1)]
    const along = after.clone().sub(before).normalize()
    for (const x of [-wide, wide]) {
      position.push(x, p.y, p.x)
      normal.push(0, -along.x, along.y)
    }
    if (i) {
      const a = i * 2
      index.push(a - 2, a - 1, a, a - 1, a + 1, a)
    }
  })
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3))
  geometry.setIndex(index)
  const paper = new THREE.MeshLambertMaterial({ color: colour, side: THREE.DoubleSide })
  paper.defines = { PAPER: '', ...(farWall && { FAR_WALL: farWall.toFixed(1) }) }
  const sweep = new THREE.Mesh(geometry, paper)
  sweep.receiveShadow = true
  return sweep
}
