export const playNamed = (name: string) => `Play ${name}`
export const pauseNamed = (name: string) => `Pause ${name}`
