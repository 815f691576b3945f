const WORKER = '/desk/worker.js'
const SCOPE = '/desk/'

/** Whether this browser can be told; 'http': only where the page is opened by https. */
export const pushWays = (): 'yes' | 'http' | 'no' =>
  !isSecureContext ? 'http' : 'serviceWorker' in navigator && 'PushManager' in window ? 'yes' : 'no'

/** The subscription that this browser has, if it has one. */
export async function currentPush(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Asks the browser's push service for an address; undefined where its user refuses. */
export async function subscribe(publicKey: string): Promise<FormData | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const before = await registration.pushManager.getSubscription()
  // One that was made with other keys is none of this shop's.
  await before?.unsubscribe()
  const push = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint = '', keys = {} } = push.toJSON()
  const form = new FormData()
  for (const [name, value] of Object.entries({ endpoint, p256dh: keys.p256dh, auth: keys.auth }))
    form.set(name, value ?? '')
  return form
}
