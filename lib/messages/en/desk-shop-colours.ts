// How the colours of the shop look, at the desk

export const sampleHeading = 'How it looks'
export const sampleText = 'A text of your shop is read on this ground.'
export const sampleButton = 'Button'
export const contrastOf = (ratio: string, least: number) =>
  `Text against background: ${ratio} to 1 (at least ${least} is easy to read).`
export const textWasMoved = 'The text’s colour was moved so far that it can be read.'
export const pickColour = (label: string) => `Pick: ${label}`
