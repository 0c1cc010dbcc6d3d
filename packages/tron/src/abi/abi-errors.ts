/** Thrown when bytes are not values of the expected ABI types. */
export class MalformedAbiData extends Error {
  override name = 'MalformedAbiData';
}

/** Thrown when a value does not fit its ABI type, such as 256 for uint8. */
export class UnencodableValue extends Error {
  override name = 'UnencodableValue';
}
