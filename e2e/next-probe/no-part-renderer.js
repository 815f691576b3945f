export const registerPart = () => {}
