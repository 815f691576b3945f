import * as THREE from 'three'
import { halton } from './random.mjs'

// Exposures are smaller than the picture; their jitter, taken out again, fills in what lies between.
const FINENESS = 0.62

/** Adds up many jittered exposures: soft shadows, depth of field and smooth edges in one go. */
export const createExposure = renderer => {
  let shot, sum
  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2))
  const flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const stage = new THREE.Scene().add(quad)
  const add = new THREE.ShaderMaterial({
    uniforms: { shot: { value: null }, weight: { value: 1 }, slip: { value: new THREE.Vector2() } },
    vertexShader: VERTEX,
    fragmentShader: `varying vec2 at; uniform sampler2D shot; uniform float weight; uniform vec2 slip;
      void main() { gl_FragColor = vec4(min(texture2D(shot, at + slip).rgb, vec3(4.0)) * weight, 1.0); }`,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    depthTest: false,
    depthWrite: false,
  })
  const develop = new THREE.ShaderMaterial({
    uniforms: { sum: { value: null }, size: { value: new THREE.Vector2() } },
    vertexShader: VERTEX,
    fragmentShader: DEVELOP,
    depthTest: false,
    depthWrite: false,
  })
  const draw = (material, target) => {
    quad.material = material
    renderer.setRenderTarget(target)
    renderer.render(stage, flat)
  }

  return {
    size(width, height) {
      if (sum?.width === width && sum.height === height) return
      shot?.dispose()
      sum?.dispose()
      shot = new THREE.WebGLRenderTarget(Math.round(width * FINENESS), Math.round(height * FINENESS), {
        type: THREE.HalfFloatType,
        // hems and fringes are finer than an exposure's pixel: without this they break into dots
        samples: 4,
        minFilter: THREE.LinearFilter,
        magFilter: THREE.LinearFilter,
      })
      sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
      renderer.setSize(width, height, false)
    },
    take(scene, camera, lights, { samples, aperture = 0, focus }) {
      renderer.setRenderTarget(sum)
      renderer.setClearColor(0, 0)
      renderer.clear()
      const home = camera.position.clone()
      const turn = camera.quaternion.clone()
      const right = new THREE.Vector3(1, 0, 0).applyQuaternion(turn)
      const up = new THREE.Vector3(0, 1, 0).applyQuaternion(turn)
      for (let i = 0; i < samples; i++) {
        lights.expose(i, samples)
        const angle = halton(i + 1, 5) * Math.PI * 2
        const reach = aperture * Math.sqrt(halton(i + 1, 7))
        camera.position
          .copy(home)
          .addScaledVector(right, Math.cos(angle) * reach)
          .addScaledVector(up, Math.sin(angle) * reach)
        const x = halton(i + 1, 2) - 0.5
        const y = halton(i + 1, 3) - 0.5
        // the lens moves aside without turning; the window moves back, so that what is in focus stays put
        const back = shot.height / (2 * Math.tan((camera.fov * Math.PI) / 360) * home.distanceTo(focus))
        camera.setViewOffset(
          shot.width,
          shot.height,
          x - Math.cos(angle) * reach * back,
          y + Math.sin(angle) * reach * back,
          shot.width,
          shot.height,
        )
        renderer.setRenderTarget(shot)
        renderer.autoClear = true
        renderer.render(scene, camera)
        renderer.autoClear = false
        add.uniforms.shot.value = shot.texture
        add.uniforms.weight.value = 1 / samples
        add.uniforms.slip.value.set(-x / shot.width, y / shot.height)
        draw(add, sum)
      }
      camera.clearViewOffset()
      camera.position.copy(home)
      camera.quaternion.copy(turn)
      develop.uniforms.sum.value = sum.texture
      develop.uniforms.size.value.set(sum.width, sum.height)
      draw(develop, null)
    },
  }
}

const VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

const DEVELOP = `
varying vec2 at;
uniform sampler2D sum;
uniform vec2 size;
vec3 neutral(vec3 c) {
  float start = 0.72, desaturate = 0.12;
  float x = min(c.r, min(c.g, c.b));
  float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
  c -= offset;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float d = 1.0 - start;
  float lowered = 1.0 - d * d / (peak + d - start);
  c *= lowered / peak;
  float g = 1.0 - 1.0 / (desaturate * (peak - lowered) + 1.0);
  return mix(c, vec3(lowered), g);
}
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
void main() {
  vec3 c = texture2D(sum, at).rgb;
  vec2 q = (at - 0.5) * vec2(size.x / max(size.x, size.y), size.y / max(size.x, size.y));
  c *= 1.0 - 0.16 * smoothstep(0.3, 0.75, length(q));
  c = neutral(c);
  c = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  c = mix(c, c * c * (3.0 - 2.0 * c), 0.16);
  c += (grain(gl_FragCoord.xy) - 0.5) * 0.008;
  gl_FragColor = vec4(c, 1.0);
}`
