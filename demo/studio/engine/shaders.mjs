import * as THREE from 'three'

const swap = (chunk, from, to) => {
  if (!THREE.ShaderChunk[chunk].includes(from)) throw new Error(`three.js changed: ${chunk}`)
  THREE.ShaderChunk[chunk] = THREE.ShaderChunk[chunk].replace(from, to)
}

/**
 * Software GL pays for every instruction, and every picture is made of many exposures. So the dome lamps
 * light only matt surfaces, one shadow tap is enough, and what the dome cannot reach mirrors less of the room.
 */
export const thriftyShaders = () => {
  swap('lights_fragment_maps', 'iblIrradiance += getIBLIrradiance( geometryNormal );', '')
  swap(
    'lights_fragment_begin',
    'IncidentLight directLight;',
    'IncidentLight directLight;\nfloat domeSeen = 0.0, domeAll = 0.0001, lit = 1.0, facing = 0.0;',
  )
  swap(
    'lights_fragment_begin',
    'directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ],',
    'lit = ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ],',
  )
  const begin = THREE.ShaderChunk.lights_fragment_begin
  const loop = begin.indexOf('NUM_DIR_LIGHTS; i ++')
  const call =
    'RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );'
  THREE.ShaderChunk.lights_fragment_begin =
    begin.slice(0, loop) + begin.slice(loop).replace(call, DOME_OR_KEY.replace('CALL', call))
  swap(
    'lights_fragment_maps',
    '#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )',
    '#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )\n float roomSeen = mix( 0.22, 1.0, domeSeen / domeAll );',
  )
  swap(
    'lights_fragment_end',
    '#if defined( RE_IndirectSpecular )',
    '#if defined( RE_IndirectSpecular )\n#ifdef USE_ENVMAP\n radiance *= roomSeen;\n#ifdef USE_CLEARCOAT\n clearcoatRadiance *= roomSeen;\n#endif\n#endif',
  )
  const pcf = THREE.ShaderChunk.shadowmap_pars_fragment
  const from = pcf.indexOf('shadow = (\n', pcf.indexOf('float getShadow( sampler2DShadow'))
  const to = pcf.indexOf(') * 0.2;', from) + 8
  THREE.ShaderChunk.shadowmap_pars_fragment = pcf.slice(0, from) + TAP + pcf.slice(to)
}

// The tap turns a little with every exposure (told by the radius' last digits), or its grain would stay.
// Paper casts no shadow: kept from none of its own, it may look a little deeper, or a line of light would
// show below the goods.
// A far wall shows every exposure's shadow by itself, as steps: there each is blurred to meet the next.
const TAP = `
phi += fract( shadowRadius * 618.034 ) * PI2;
#ifdef PAPER
  shadowCoord.z += 0.003 - shadowBias;
#endif
#ifdef FAR_WALL
  radius *= FAR_WALL * sqrt( fract( phi * 7.31 ) );
#endif
shadow = texture( shadowMap, vec3( shadowCoord.xy + vec2( cos( phi ), sin( phi ) ) * radius, shadowCoord.z ) );`

const DOME_OR_KEY = `
#if UNROLLED_LOOP_INDEX == 0 || !defined( STANDARD )
  directLight.color *= lit;
  CALL
#else
  facing = saturate( dot( geometryNormal, directLight.direction ) );
  reflectedLight.directDiffuse += facing * lit * directLight.color * BRDF_Lambert( material.diffuseColor ) * ( 1.0 - metalnessFactor );
  domeSeen += ( facing + 0.05 ) * lit;
  domeAll += facing + 0.05;
#endif
`
