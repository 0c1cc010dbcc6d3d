/** The governor demands that a description ends with who proposes it. */
const PROPOSER = /\s*#proposer=0x[0-9a-f]{40}$/i;

/** A proposal's description as readers see it: without the mark that names its proposer. */
export const proposalBody = (description: string): string => description.replace(PROPOSER, '');
