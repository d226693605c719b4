/** Preloaded into a measured process: reports the resources that the process has used so far to its parent. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuSeconds: (user + system) / 1e6, rssMiB: process.memoryUsage.rss() / 2 ** 20 });
});
