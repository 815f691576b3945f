import { locale } from './language.ts'

/** "1 item", "2 items"; what does not end in s in the plural is given. */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : several}`
