export const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
