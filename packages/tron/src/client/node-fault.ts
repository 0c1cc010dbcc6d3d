/** What keeps a node from serving the platform. */
export const nodeFaultCodes = [
  'UNREACHABLE',
  'NOT_A_NODE',
  'OTHER_CHAIN',
  'LAGGING',
  'NO_CONSTANT_CALLS',
  'NO_SOLIDITY',
  'NO_HISTORY',
  'NO_EVENTS',
] as const;

export type NodeFaultCode = (typeof nodeFaultCodes)[number];

export type NodeFault = Readonly<{
  code: NodeFaultCode;
  /** What is missing, with the address of the node. */
  text: string;
  /** What to do about it. */
  remedy: string;
}>;

/** The fault as one line for people. */
export const faultLine = ({ text, remedy }: NodeFault): string => `${text}: ${remedy}`;
