// The reader of the log may end first (npm start | head): the shop continues, and its log ends. Without a listener,
// Next would report for ever that the log cannot be written.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
