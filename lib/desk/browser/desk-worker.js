// The desk's service worker: it shows what came on the lock screen, and opens its page. It keeps no page and answers no request.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('push', event => {
  const told = read(event.data)
  if (!told) return
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      tag: told.tag,
      icon: '/icon-192.png',
      data: { url: told.url },
    }),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

function read(data) {
  try {
    return data.json()
  } catch {
    return undefined
  }
}

// A desk that is open already goes there.
async function show(url) {
  const open = await self.clients.matchAll({ type: 'window' })
  const desk = open.find(each => new URL(each.url).pathname.startsWith('/desk'))
  if (!desk) return self.clients.openWindow(url)
  await desk.navigate(url)
  return desk.focus()
}
