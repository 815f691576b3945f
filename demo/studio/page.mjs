import * as THREE from 'three'
import { seeded } from './engine/random.mjs'
import { createStudio } from './engine/studio.mjs'
import { FORMS } from './forms/forms.mjs'

const studio = createStudio()
let last

/** What the node side calls: builds the thing once, then takes one picture of it. */
globalThis.views = thing => build(thing).views.length

globalThis.shoot = async (thing, view, options) => {
  const built = build(thing)
  if (options.view?.turn !== undefined) turnTo(built, options.view.turn)
  const canvas = studio.shoot(built.table ?? built.goods, { ...built.views[view], ...options.view }, options)
  return base64(await new Promise(done => canvas.toBlob(done, options.type ?? 'image/png', options.quality)))
}

/** Set in the middle of a turntable, and that turned by so many degrees. */
const turnTo = (built, degrees) => {
  if (!built.table) {
    const middle = new THREE.Box3().setFromObject(built.goods).getCenter(new THREE.Vector3())
    built.goods.position.sub(new THREE.Vector3(middle.x, 0, middle.z))
    built.table = new THREE.Group().add(built.goods)
  }
  built.table.rotation.y = (degrees * Math.PI) / 180
}

/** A product by its form, or a scene of several products arranged on the table. */
const build = thing => {
  const key = JSON.stringify(thing)
  if (last?.key !== key) {
    release(last?.goods)
    const { goods, views } = thing.pieces ? arranged(thing) : made(thing)
    goods.traverse(mesh => {
      if (!mesh.isMesh) return
      // a flame throws no shadow
      mesh.castShadow = mesh.receiveShadow = !mesh.userData.light
      for (const material of [mesh.material].flat()) material.shadowSide = THREE.DoubleSide
      if (!mesh.geometry.attributes.cavity)
        mesh.geometry.setAttribute(
          'cavity',
          new THREE.BufferAttribute(new Float32Array(mesh.geometry.attributes.position.count), 1),
        )
    })
    last = { key, goods, views }
  }
  return last
}

const made = product => FORMS[product.form](product, seeded(product.id))

/** Each piece is brought to its size, set on the table at its place and turned. */
const arranged = ({ pieces, view }) => {
  const goods = new THREE.Group()
  for (const { product, size, at, turn = 0 } of pieces) {
    const { goods: thing } = made(product)
    const box = sizeOf(thing)
    const scale = size / Math.max(...box.getSize(new THREE.Vector3()).toArray())
    const middle = box.getCenter(new THREE.Vector3())
    // a hair above the paper, or flat cloth and paper would flicker through each other
    thing.position.sub(new THREE.Vector3(middle.x, box.min.y - 0.02, middle.z))
    const holder = new THREE.Group().add(thing)
    holder.scale.setScalar(scale)
    holder.rotation.y = turn
    holder.position.set(...at)
    goods.add(holder)
  }
  return { goods, views: [view] }
}

/** What a thing takes up, without the cords and beams that run out of the picture. */
const sizeOf = thing => {
  const box = new THREE.Box3()
  thing.updateMatrixWorld(true)
  thing.traverse(mesh => {
    if (mesh.isMesh && !mesh.userData.unframed) box.expandByObject(mesh)
  })
  return box
}

const release = goods =>
  goods?.traverse(mesh => {
    if (!mesh.isMesh) return
    mesh.geometry.dispose()
    for (const material of [mesh.material].flat()) {
      for (const value of Object.values(material)) if (value?.isTexture) value.dispose()
    }
  })

const base64 = async blob => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768))
  return btoa(text)
}
