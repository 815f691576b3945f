'use client'

export const Told = ({ filler, text }) => (
  <p title={filler}>
    <input defaultValue={text} />
    {text}
  </p>
)
