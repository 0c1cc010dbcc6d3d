export { messageFromJson } from './from-json.ts';
export { type JsonStyle, messageToJson } from './to-json.ts';
