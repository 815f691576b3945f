export const videoLabel = 'Video'
export const shareLabel = 'Share'

export const picturesOf = (name: string) => `Pictures of ${name}`
export const viewOf = (name: string, view: number) => `${name}, view ${view}`
export const pictureOf = (picture: number, count: number) => `Picture ${picture} of ${count}`
