/** A number of bytes as a learner reads it: "12 KB", "1.5 MB". */
export function fileSize(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}
