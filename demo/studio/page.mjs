import * as THREE from "three"
import { createStudio } from './engine/studio.mjs'
import { seeded } from './engine/random.mjs'
import { FORMS } from './forms/forms.mjs'

const studio = createStudio()
let last

/** What the node side calls: builds the product once, then takes one picture of it. */
globalThis.views = product => build(product).views.length

globalThis.shoot = async (product, view, options) => {
  const built = build(product)
  const canvas = studio.shoot(built.goods, { ...built.views[view], ...options.view }, options)
  return base64(await new Promise(done => canvas.toBlob(done, 'image/png')))
}

const build = product => {
  const key = JSON.stringify(product)
  if (last?.key !== key) {
    release(last?.goods)
    const { goods, views } = FORMS[product.form](product, seeded(product.id))
    goods.traverse(mesh => {
      if (!mesh.isMesh) return
      mesh.castShadow = mesh.receiveShadow = true
      if (!mesh.geometry.attributes.cavity)
        mesh.geometry.setAttribute('cavity', new THREE.BufferAttribute(new Float32Array(mesh.geometry.attributes.position.count), 1))
    })
    last = { key, goods, views }
  }
  return last
}

const release = goods =>
  goods?.traverse(mesh => {
    if (!mesh.isMesh) return
    mesh.geometry.dispose()
    for (const material of [mesh.material].flat()) {
      for (const value of Object.values(material)) if (value?.isTexture) value.dispose()
      material.dispose()
    }
  })

const base64 = async blob => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768))
  return btoa(text)
}
