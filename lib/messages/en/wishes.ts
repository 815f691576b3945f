// What people write back when they want no more messages, or some again; in small letters and without signs
export const stopWords = [
  'stop',
  'stop all',
  'unsubscribe',
  'stop messages',
  'रोकें',
  'बंद',
  'बंद करें',
  'band karo',
]
export const startWords = ['start', 'unstop', 'subscribe', 'शुरू', 'शुरू करें', 'चालू करें']
