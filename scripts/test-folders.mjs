/** Where tests are, besides the root: of jest and of the list of the quick ones. */
export const TEST_FOLDERS = ['lib', 'app', 'components', 'scripts', 'demo']
