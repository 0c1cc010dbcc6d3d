import { expect, test } from 'vitest';
import { readHead } from './block-head.ts';
import { InvalidBlock } from './invalid-block.ts';

/** Recorded from java-tron 4.8.1: a sentence as witness, no number, no version, no signature. */
const raw_data = {
  txTrieRoot: '5530c0d910c8f7af51ec0dba74f83023158c94becd0b7dded654754a52161566',
  witness_address:
    '41206e65772073797374656d206d75737420616c6c6f77206578697374696e672073797374656d7320746f206265206c696e6b656420746f67657468657220776974686f757420726571756972696e6720616e792063656e7472616c20636f6e74726f6c206f7220636f6f7264696e6174696f6e',
  parentHash: 'e58f33f9baf9305dc6f82b9f1934ea8f0ade2defb951258d50167028c780351f',
  timestamp: 1_794_946_047_000,
};
const blockID = '0000000000000000ff9035259cf5dd8ff0b638758de13c801af7bed4145ed1af';

test('block 0 of java-tron, where an index may begin', () => {
  expect(readHead({ blockID, block_header: { raw_data } })).toEqual({
    number: 0,
    id: blockID,
    parentId: raw_data.parentHash,
    timestamp: raw_data.timestamp,
    transactionRoot: raw_data.txTrieRoot,
  });
});

test('a header that its id is not the hash of', () => {
  const other = { ...raw_data, timestamp: raw_data.timestamp + 1 };
  expect(() => readHead({ blockID, block_header: { raw_data: other } })).toThrow(InvalidBlock);
});
