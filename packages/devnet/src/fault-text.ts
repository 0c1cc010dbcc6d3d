/** One line on why a running chain could not go on, and what became of the blocks. */
export function faultText(fault: Error): string {
  const cause = fault.cause instanceof Error ? ` (${fault.cause.message})` : '';
  return `${fault.message}${cause}: answered data is stored; fix the cause and start again.`;
}
