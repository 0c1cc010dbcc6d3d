/** Whether this is the name that was asked for; letter case and spaces around it do not matter. */
export const isNameTyped = (typed: string, name: string): boolean => plain(typed) === plain(name);

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
