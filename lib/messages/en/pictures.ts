// The picture of a product that is shown where its link is shared
export const percentOffDrawn = (percent: number) => `${percent}% OFF`
