/**
 * Something that must not be gone over in silence: a bug, or nodes that contradict what can no longer
 * change. The indexer stops and tells until a person has looked.
 */
export class Halt extends Error {
  override name = 'Halt';
}
