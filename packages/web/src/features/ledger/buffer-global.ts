import { Buffer } from 'buffer';

// The libraries of the device take Node's Buffer for a part of the language.
globalThis.Buffer ??= Buffer;
