import * as THREE from 'three'
import { noiseVolume } from './noise-volume.mjs'

let volume

/**
 * A physical material with a solid inside: mottling, grain and pits come from a block of noise, so that
 * turned and modelled things need no unwrapping. `height` and `tint` are GLSL over the point `p`.
 */
export const surface = ({
  height,
  tint,
  rough,
  softEdge = 0,
  metalRoughness = 0,
  decodeMap = false,
  extra = '',
  ...physical
}) => {
  volume ??= noiseVolume()
  const coated = physical.clearcoat > 0
  const material = coated
    ? new THREE.MeshPhysicalMaterial(physical)
    : new THREE.MeshStandardMaterial(physical)
  if (!height && !tint && !rough && !softEdge && !metalRoughness) return material
  material.customProgramCacheKey = () =>
    [height, tint, rough, extra, softEdge, metalRoughness, decodeMap].join('|')
  material.onBeforeCompile = shader => {
    shader.uniforms.noiseBlock = { value: volume }
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vInside; attribute float cavity; varying float vCavity; attribute vec3 winding; varying vec3 vWinding;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvInside = position; vCavity = cavity; vWinding = winding;',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\n${HEAD}\n${extra}\nfloat heightAt(vec3 p) { return ${height ?? '0.0'}; }`,
      )
      // drawn maps are kept as drawn and decoded here: software GL pays dearly for sRGB textures
      .replace(
        '#include <map_fragment>',
        decodeMap
          ? '#include <map_fragment>\ndiffuseColor.rgb *= diffuseColor.rgb * (diffuseColor.rgb * 0.305 + 0.682) + 0.0125;'
          : '#include <map_fragment>',
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>\n{ vec3 p = vInside; vec3 c = diffuseColor.rgb; ${tint ?? ''}; diffuseColor.rgb = c; }`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>\n{ vec3 p = vInside; float r = roughnessFactor; ${rough ?? ''}; roughnessFactor = clamp(r, 0.04, 1.0); }`,
      )
      // where there is gold thread it shines; elsewhere the yarn keeps its own roughness
      .replace(
        '#include <metalnessmap_fragment>',
        metalRoughness
          ? `#include <metalnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, float(${metalRoughness}), metalnessFactor);`
          : '#include <metalnessmap_fragment>',
      )
      .replace(
        '#include <normal_fragment_maps>',
        height
          ? `#include <normal_fragment_maps>\nnormal = bumped(normal, heightAt(vInside));`
          : '#include <normal_fragment_maps>',
      )
      .replace(
        '#include <lights_physical_fragment>',
        softEdge
          ? `#include <lights_physical_fragment>\n{ float edge = 1.0 - abs(dot(normal, normalize(vViewPosition))); material.diffuseColor += (material.diffuseColor * 0.6 + 0.04) * edge * edge * float(${softEdge}) * (1.0 - metalnessFactor); }`
          : '#include <lights_physical_fragment>',
      )
  }
  return material
}

const HEAD = `
precision highp sampler3D;
uniform sampler3D noiseBlock;
varying vec3 vInside;
varying float vCavity;
varying vec3 vWinding;
vec4 noise(vec3 p) { return texture(noiseBlock, p); }
vec3 bumped(vec3 n, float h) {
  vec3 dx = dFdx(-vViewPosition), dy = dFdy(-vViewPosition);
  vec3 r1 = cross(dy, n), r2 = cross(n, dx);
  float det = dot(dx, r1) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 g = sign(det) * (dFdx(h) * r1 + dFdy(h) * r2);
  return normalize(abs(det) * n - g);
}`
