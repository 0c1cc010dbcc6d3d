/**
 * Resolves in a task of its own, so that a tap meanwhile comes first. Not by a timer: those of a page in the background come
 * once a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
