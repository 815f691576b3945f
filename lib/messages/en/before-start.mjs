// What a command says before the packages are there, and on a Node too old to read TypeScript: so this file has no types.

export const oldNode = version =>
  `Haat needs Node 22.12 or newer, and this is Node ${version}: see https://nodejs.org.`
export const installing = 'Installing the packages …'
export const notInstalled = 'The packages could not be installed: what npm says is above.'
export const building = 'Building the shop …'
export const notBuilt = 'The shop could not be built: what Next says is above.'
export const settingsUnread = (file, trouble) => `The settings in ${file} cannot be read: ${trouble}.`
export const settingsAreFolder = 'it is a folder, and a file is needed'
export const settingsNotAllowed = code => `the system does not allow it (${code})`
export const settingsUtf16 = 'it is UTF-16 text; save it as UTF-8 without BOM'
export const settingsMark =
  'it begins with a mark (BOM) that hides its first line; save it as UTF-8 without BOM'
export const portTaken = port =>
  `Port ${port} is taken: set PORT to another one, for example PORT=${port + 1} npm start.`
export const portNotAllowed = port =>
  `Port ${port} may not be opened by this user: set PORT to one above 1023.`
export const hostUnknown = host => `HOST is "${host}", which is no address of this machine.`
export const endedFromOutside = signal => `The shop was ended from outside, by ${signal}.`
