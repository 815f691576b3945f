/** What is sold is called otherwise at the desk than in files, where lines are found by their numbers. */
export type Goods = {
  one: string
  many: string
  choice: string
  choices: string
  named: (id: number, name: string) => string
}
export const inFiles: Goods = {
  one: 'product',
  many: 'products',
  choice: 'variant',
  choices: 'variants',
  named: (id, name) => `${id} “${name}”`,
}
export const atDesk: Goods = {
  one: 'thing',
  many: 'things',
  choice: 'choice',
  choices: 'choices',
  named: (_, name) => `“${name}”`,
}
