/** An arrangement as the page wants it: whole products in the place of their ids. */
export const sceneOf = (products, pieces, view) => ({
  pieces: pieces.map(({ id, ...place }) => ({
    ...place,
    product: products.find(product => product.id === id).made,
  })),
  view,
})
