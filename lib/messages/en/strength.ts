export const strengthLabels = { Weak: 'Weak', Medium: 'Medium', Strong: 'Strong' }
export const strengthWord = 'Strength:'

export const passwordStrengthIs = (label: string, score: number) =>
  `Password strength: ${label}, ${score} of 5`
