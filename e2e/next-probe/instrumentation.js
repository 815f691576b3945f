// Without one of its own the build takes the shop's, which lies above it.
export const register = () => {}
