// The shop's secrets: at the start, and npm run secrets.

export const secretMissing = (name: string, place: string) =>
  `The secret “${name}” is missing at ${place}, where SECRETS_FROM says it is. None is invented: all copies of a shop have the same. A shop that runs has its own in DATA_DIR/secrets; for a new one “npm run secrets -- make FOLDER” makes them.`
export const secretTooShort = (place: string, least: number) =>
  `The secret at ${place} must have at least ${least} characters: whoever guesses it makes links and sessions of the shop. “npm run secrets -- make FOLDER” makes one.`
export const pushSecretWrong = (place: string) =>
  `The secret at ${place} is no private key for the desk’s notifications, which is 32 bytes as base64url: “npm run secrets -- make FOLDER” makes one.`
export const otherSecretHere = (name: string, place: string) =>
  `The secret “${name}” at ${place} is not the one that this shop uses: its links, sessions or keys would be good at one copy and bad at the other. Give each copy the same set (SECRETS_FROM, or the same DATA_DIR/secrets). Where you changed it on purpose, say so with “npm run secrets -- accept” and start all copies again.`
export const secretNotHere = (name: string, place: string) =>
  `The secret “${name}” of this shop is not at ${place}, and another one would not do: copy DATA_DIR/secrets from where the shop runs, or set SECRETS_FROM as it is set there.`

export const secretsUsage = `npm run secrets -- make FOLDER   makes in FOLDER what is missing of a shop’s secrets, one file each, and changes none
npm run secrets -- lines FOLDER  prints those of FOLDER as settings, for SECRETS_FROM=env
npm run secrets -- check         whether the secrets here are those that the shop uses
npm run secrets -- accept        the secrets here are the shop’s from now on; then start all copies again`
export const unknownSecretsVerb = (verb: string) => `There is no “${verb}” for secrets.`
export const secretsFolderMissing = 'Where? Name the folder of the secrets.'
export const secretsMade = (names: string, folder: string) => `Made in ${folder}: ${names}.`
export const secretsAllThere = (folder: string) => `All secrets are in ${folder}; nothing was changed.`
export const secretNotInFolder = (name: string, folder: string) =>
  `The secret “${name}” is not in ${folder}: “npm run secrets -- make ${folder}” makes what is missing.`
export const secretsAgree = 'The secrets here are those that the shop uses.'
export const secretsUnnoted = 'No copy of the shop has noted its secrets yet: the first one that starts does.'
export const secretsDiffer = (names: string) => `Not as the shop uses them, or missing here: ${names}.`
export const secretsAccepted =
  'Noted. Start all copies of the shop again with these secrets; one that has others will not start.'
export const secretsBesideDatabase =
  'The secrets of this shop lie beside its own database, so there is nothing to compare: DATABASE_URL is not set.'

// What copies in front of another host share
export const oneCopyOnly =
  'Run one copy only: which captchas and which order forms were used is known to this process alone. With REDIS_URL several copies share it.'
export const sharesThrough = (host: string) => `What was used once is shared through Redis at ${host}.`
export const redisAway = (host: string, reason: string) =>
  `Redis at ${host} (REDIS_URL) does not answer: ${reason}. Until it does, each copy knows only what it has taken itself: a captcha may be used once at each, and a form that is sent twice within a moment may be ordered twice.`
export const redisBack = (host: string) => `Redis at ${host} answers again.`
