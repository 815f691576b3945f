/** A file that is on its way: kept in the browser, so that a reload goes on with it. */
export type KeptFile = { key: string; use: string; name: string; blob: Blob }

const STORE = 'files'
/** A larger one is chosen again after a reload. */
const MOST_BYTES = 40_000_000

export const keepFile = async (file: KeptFile) => {
  if (file.blob.size <= MOST_BYTES) await inStore('readwrite', store => store.put(file, file.key))
}

export const forgetFile = (key: string) => inStore('readwrite', store => store.delete(key))

export const keptFiles = async (use: string): Promise<KeptFile[]> => {
  const all = (await inStore('readonly', store => store.getAll())) as KeptFile[] | undefined
  return (all ?? []).filter(file => file.use === use)
}

// A browser that keeps nothing (a private window, a full disk) still sends: it only cannot go on after a reload.
const inStore = async (mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest) => {
  try {
    const database = await opened()
    const request = work(database.transaction(STORE, mode).objectStore(STORE))
    return await resultOf(request)
  } catch (cause) {
    console.warn(cause)
    return undefined
  }
}

const opened = () => {
  const request = indexedDB.open('desk-files', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return resultOf(request) as Promise<IDBDatabase>
}

const resultOf = (request: IDBRequest) =>
  new Promise<unknown>((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
