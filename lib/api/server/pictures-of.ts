import type { FormValues } from './read-form.ts'

/** The bytes of the files that a form has sent. */
export const picturesOf = ({ files }: FormValues): Promise<Uint8Array[]> =>
  Promise.all(
    (Array.isArray(files) ? files : [])
      .filter(file => file instanceof File)
      .map(async file => new Uint8Array(await file.arrayBuffer())),
  )
