/** The newest of each kind of object that is kept. */
const examples = new Map<string, object>();

/**
 * Keeps an object until the next of its kind comes. When the garbage collector finds no object of a shape, V8 forgets the
 * shape and throws away all code that was compiled for it: between two requests that is most of the machine, which then
 * would be compiled again after every collection.
 */
export function keepExample(kind: string, example: object): void {
  examples.set(kind, example);
}
