/** Preloaded into a measured process: answers its parent with what the process has used so far. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuSeconds: (user + system) / 1e6, rssMiB: process.memoryUsage.rss() / 2 ** 20 });
});
