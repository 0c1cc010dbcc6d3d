export { decodeMessage } from './decode.ts';
export { encodeMessage } from './encode.ts';
export {
  defineMessage,
  type MessageInput,
  type MessageOf,
  type MessageType,
} from './message-type.ts';
export { MalformedMessage } from './wire.ts';
