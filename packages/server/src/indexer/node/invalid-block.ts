/** What a node told of a block contradicts itself or the chain: nothing of it is taken. */
export class InvalidBlock extends Error {
  override name = 'InvalidBlock';
}
