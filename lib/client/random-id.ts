/** A random id of 128 bits in hexadecimal; unlike `crypto.randomUUID` it also works over plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
