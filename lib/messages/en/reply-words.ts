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
// The words that a message which confirms an order may have beside the order's number; in small letters and without signs
export const confirmWords = [
  ...[
    'confirm',
    'confirmed',
    'confirming',
    'confirmation',
    'order',
    'orders',
    'my',
    'this',
    'the',
    'i',
    'please',
    'pls',
  ],
  ...['yes', 'ok', 'okay', 'hi', 'hello', 'namaste', 'haan', 'ha', 'ji', 'karo', 'kar', 'id', 'number'],
  ...['हाँ', 'हां', 'जी', 'नमस्ते', 'कन्फर्म', 'ऑर्डर', 'मेरा', 'करें', 'करो', 'पक्का'],
]
