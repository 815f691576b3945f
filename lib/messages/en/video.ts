export const watchVideoOf = (name: string) => `Watch the video of ${name}`
export const videoOf = (name: string) => `Video: ${name}`
