export const itemWord = (count: number) => (count === 1 ? 'item' : 'items')
