export const megabytes = (count: number) => `${count} MB`
