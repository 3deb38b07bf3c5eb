type SafeHtmlProps = {
  /** Sanitized or escaped on the server: what a learner typed never comes here as it is. */
  html: string;
  as?: 'div' | 'span';
  className?: string;
};

/** HTML that the server made safe. */
export function SafeHtml({ html, as: Element = 'div', className }: SafeHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place for it, and its callers vouch for the HTML.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
