import 'server-only'
import { xmlText } from './xml-text.ts'

/** All text runs of a cell or of a shared string, without the reading aids of Japanese. */
export const textIn = (content: string) =>
  [
    ...content
      .replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh\s*>/g, '')
      .matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([\s\S]*?)<\/(?:\w+:)?t\s*>/g),
  ]
    .map(([, text = '']) => xmlText(text))
    .join('')
