/** An arrangement as the page wants it: whole products in the place of their ids. */
export const sceneOf = (products, pieces, view) => ({
  pieces: pieces.map(({ id, form, ...place }) => {
    const { made } = products.find(product => product.id === id)
    return { ...place, product: { ...made, form: form ?? made.form } }
  }),
  view,
})
