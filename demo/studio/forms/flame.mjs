import * as THREE from 'three'
import { turned } from '../geometry/turned.mjs'
import { piece, together } from './parts.mjs'

/** A small flame standing on its wick's end: blue and clear at the foot, white-hot within, orange where it thins; a breath of glow round it. */
export const flame = (lean = 0, halo = 0.3) => {
  const drop = turned(DROP, { segments: 28, steps: 40 })
  const position = drop.attributes.position
  for (let i = 0; i < position.count; i++) {
    const y = position.getY(i)
    position.setX(i, position.getX(i) + lean * y * y * 2)
  }
  const glow = piece(new THREE.SphereGeometry(halo, 32, 24), GLOW(), { at: [lean * 0.05, 0.13, 0] })
  glow.userData.unframed = true
  const lit = together(piece(drop, BODY()), glow)
  for (const mesh of lit.children) mesh.userData.light = true
  lit.children.forEach((mesh, k) => {
    mesh.renderOrder = 5 + k
  })
  return lit
}

const DROP = [
  [0.001, -0.02],
  [0.03, 0.0],
  [0.05, 0.045],
  [0.054, 0.085],
  [0.044, 0.15],
  [0.024, 0.225],
  [0.008, 0.29],
  [0.001, 0.33],
]

const VERTEX = `
varying vec3 seenNormal; varying vec3 toEye; varying vec3 inside;
void main() {
  vec4 at = modelViewMatrix * vec4(position, 1.0);
  seenNormal = normalMatrix * normal; toEye = -at.xyz; inside = position;
  gl_Position = projectionMatrix * at;
}`

const light = (fragment, options) =>
  new THREE.ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: `varying vec3 seenNormal; varying vec3 toEye; varying vec3 inside;
      void main() { float deep = abs(dot(normalize(seenNormal), normalize(toEye))); ${fragment} }`,
    transparent: true,
    depthWrite: false,
    ...options,
  })

const BODY = () =>
  light(`
    float up = clamp(inside.y / 0.33, 0.0, 1.0);
    float core = smoothstep(0.35, 0.95, deep) * smoothstep(0.02, 0.2, up) * smoothstep(0.98, 0.45, up);
    vec3 c = mix(vec3(1.9, 0.62, 0.09), vec3(3.6, 2.5, 1.0), core);
    c = mix(vec3(0.5, 0.42, 0.6), c, smoothstep(0.0, 0.16, up));
    float thick = smoothstep(0.0, 0.55, deep) * mix(0.55, 1.0, smoothstep(0.02, 0.2, up)) * smoothstep(1.0, 0.7, up);
    gl_FragColor = vec4(c, thick);`)

const GLOW = () =>
  light('float f = pow(deep, 3.5); gl_FragColor = vec4(vec3(1.0, 0.5, 0.14) * f * 0.3, 1.0);', {
    blending: THREE.AdditiveBlending,
  })
