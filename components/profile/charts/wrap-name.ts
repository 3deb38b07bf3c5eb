/** A name cut to so many characters, with an ellipsis where something is missing. */
export function shortenName(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trimEnd()}…`;
}

/** A name in two lines at most, broken between words; what does not fit is cut. */
export function wrapName(name: string, length: number): string[] {
  if (name.length <= length) return [name];
  // The last place where what stands before it still fits.
  const end = name.lastIndexOf(' ', length);
  if (end <= 0) return [shortenName(name, length)];
  return [name.slice(0, end), shortenName(name.slice(end + 1), length)];
}
