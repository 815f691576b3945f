import * as THREE from 'three'

/** The room that shiny things mirror: a big window box on the left, a strip above, a card on the right. */
export const lightRoom = renderer => {
  const scene = new THREE.Scene()
  scene.add(shell())
  for (const [colour, power, size, place] of LAMPS) {
    const lamp = new THREE.Mesh(
      new THREE.PlaneGeometry(...size),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color(colour).multiplyScalar(power),
        side: THREE.DoubleSide,
      }),
    )
    lamp.position.set(...place)
    lamp.lookAt(0, 0.5, 0)
    scene.add(lamp)
  }
  const maker = new THREE.PMREMGenerator(renderer)
  const room = maker.fromScene(scene, 0.015, 0.1, 100)
  maker.dispose()
  return room.texture
}

const LAMPS = [
  ['#fff4e4', 9, [5, 6], [-8, 5, 3]],
  ['#fffaf2', 5, [7, 2.2], [0, 9, 1]],
  ['#eef3ff', 2.6, [3.4, 6], [8, 3, 3]],
  ['#ffffff', 2.2, [1.2, 6], [5, 3.5, -7]],
]

const shell = () => {
  const geometry = new THREE.SphereGeometry(20, 32, 16)
  const colours = []
  const up = new THREE.Color('#8f8a83')
  const level = new THREE.Color('#b3aca2')
  const down = new THREE.Color('#cfc4b4')
  const position = geometry.attributes.position
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i) / 20
    const c =
      y > 0 ? level.clone().lerp(up, Math.min(1, y * 1.4)) : level.clone().lerp(down, Math.min(1, -y * 3))
    colours.push(c.r, c.g, c.b)
  }
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3))
  return new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ vertexColors: true, side: THREE.BackSide }))
}
