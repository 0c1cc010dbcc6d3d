/** Does something when what was just touched has been shown: it takes the processor for longer than a frame. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
