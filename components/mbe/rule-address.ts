/** Where a rule stands with its explanation. */
export function ruleAddress(ruleId: string): string {
  return `/understand?rule=${encodeURIComponent(ruleId)}`;
}
