import {
  diskAtFault,
  diskFull,
  diskReadOnly,
  fileOnTheWay,
  folderForFile,
  folderNotEmpty,
  heldOpen,
  isFolder,
  isThereAlready,
  nameTooLong,
  notAllowed,
  nothingThere,
  notWrittenDiskFull,
  someFile,
  tooManyOpen,
} from '#messages/commands.ts'

/** A system error about a file or folder, as a sentence with its path; undefined for any other error. */
export const fileErrorText = error => {
  const { code, syscall = '', path, dest } = error ?? {}
  if (!Object.hasOwn(SENTENCES, code) || NOT_OF_FILES.test(syscall)) return undefined
  // A copy or rename that fails for lack of space or permission fails at its target.
  const where = dest && OF_WRITING.has(code) ? dest : (path ?? dest)
  return where ? SENTENCES[code](where) : (PLACELESS[code] ?? SENTENCES[code](someFile))
}

// An unreachable database, or a missing program, has other messages.
const NOT_OF_FILES = /^(connect|listen|bind|getaddrinfo|spawn)/
const OF_WRITING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EISDIR', 'EEXIST', 'ENOTEMPTY'])

// Errors of open files have no path.
const PLACELESS = {
  EISDIR: folderForFile,
  ENOSPC: diskFull,
}
const SENTENCES = {
  ENOENT: nothingThere,
  EISDIR: isFolder,
  ENOTDIR: fileOnTheWay,
  EEXIST: isThereAlready,
  ENOTEMPTY: folderNotEmpty,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOSPC: notWrittenDiskFull,
  EDQUOT: notWrittenDiskFull,
  EROFS: diskReadOnly,
  EBUSY: heldOpen,
  EMFILE: tooManyOpen,
  ENAMETOOLONG: nameTooLong,
  EIO: diskAtFault,
}
