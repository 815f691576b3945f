// Who reads the log may go first (npm start | head): the shop goes on selling, and its log ends there. Without a
// listener, Next would write that the log cannot be written, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
