/** What the system refused of a file or folder, as a sentence with its path; undefined for any other error. */
export const fileErrorText = error => {
  const { code, syscall = '', path, dest } = error ?? {}
  if (!Object.hasOwn(SENTENCES, code) || NOT_OF_FILES.test(syscall)) return undefined
  // A copy or a rename that fails for want of room or leave fails where it writes to.
  const where = dest && OF_WRITING.has(code) ? dest : (path ?? dest)
  return where ? SENTENCES[code](where) : (PLACELESS[code] ?? SENTENCES[code]('a file'))
}

// A database that is away, or a program that is not installed, has other words.
const NOT_OF_FILES = /^(connect|listen|bind|getaddrinfo|spawn)/
const OF_WRITING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EISDIR', 'EEXIST', 'ENOTEMPTY'])

// Reading and writing what is open already tells no path.
const PLACELESS = {
  EISDIR: 'There is a folder where a file is needed.',
  ENOSPC: 'The disk is full: make room and try again.',
}
const full = where => `The disk is full: ${where} could not be written. Make room and try again.`
const denied = where =>
  `The system does not allow this command to use ${where}: check who may read and write it.`
const SENTENCES = {
  ENOENT: where => `There is no ${where}: check how it is spelt.`,
  EISDIR: where => `${where} is a folder, and a file is needed there.`,
  ENOTDIR: where => `${where} cannot be opened: a folder is needed on the way, and a file stands there.`,
  EEXIST: where => `${where} is there already.`,
  ENOTEMPTY: where => `${where} is a folder that is not empty.`,
  EACCES: denied,
  EPERM: denied,
  ENOSPC: full,
  EDQUOT: full,
  EROFS: where => `${where} cannot be written: the disk it is on is read-only.`,
  EBUSY: where => `Another program holds ${where} open: close it there and try again.`,
  EMFILE: where => `Too many files are open to open ${where} as well: try again.`,
  ENAMETOOLONG: where => `${where} is too long a name.`,
  EIO: where => `${where} cannot be read or written: the disk may be at fault.`,
}
