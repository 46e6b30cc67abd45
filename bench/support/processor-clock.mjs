/**
 * Bots look at this clock when they think by the time: with it a budget is processor time of the process, so that it does not matter what
 * else the machine does. For a process that thinks in one thread: `node --import ./bench/support/processor-clock.mjs …`.
 */
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
