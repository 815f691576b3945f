import { rm } from 'node:fs/promises'

export default () => rm(process.env.TEST_FOLDER, { recursive: true, force: true })
