'use client'
import { useState } from 'react'
import { registerPart } from '#part-renderer'

const Part = ({ words }) => {
  const [count, setCount] = useState(words.length)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} words: {words.join(', ')}
    </button>
  )
}

registerPart(words => <Part words={words} />)

/** As it stands in a page that Next renders. */
export const Shown = ({ words }) => (
  <div id="part">
    <Part words={words} />
  </div>
)
