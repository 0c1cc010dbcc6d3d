/** Answers each message with the microseconds of processor time that this process has spent; 'stop' ends it. */
export function tellProcessorTime(close: () => Promise<void>): void {
  process.on('message', async (message) => {
    if (message === 'stop') {
      await close();
      process.disconnect();
      return;
    }
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}
