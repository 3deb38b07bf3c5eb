/** '1 rule', '1,024 rules'; '2 cards are' with a plural that is more than an s. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
