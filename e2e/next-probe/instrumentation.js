// Without a file of its own the build uses the shop's, which lies above it.
export const register = () => {}
