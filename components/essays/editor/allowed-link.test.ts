import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedLink, linkFromInput } from './allowed-link';

describe('allowedLink', () => {
  it.each(['http://example.com', 'https://example.com/a?b=c&d=e#f', 'HTTPS://EXAMPLE.COM', 'mailto:clerk@example.com'])(
    'takes %s as it stands',
    (address) => {
      expect(allowedLink(address)).toBe(address);
    },
  );

  it('takes off white space around an address', () => {
    expect(allowedLink('  https://example.com\n')).toBe('https://example.com');
  });

  it.each([
    '',
    '#_Toc1234',
    '/relative',
    '//example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'ftp://example.com',
    'tel:123',
    'http://',
    'https://exa mple.com',
  ])('refuses %j', (address) => {
    expect(allowedLink(address)).toBeNull();
  });

  it('takes only what a browser would open with one of the three protocols', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'https://', 'mailto:', 'http://', 'JAVA\tSCRIPT:', '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), schemes, fc.string(), (before, scheme, after) => {
        const link = allowedLink(before + scheme + after);
        if (link !== null) expect(['http:', 'https:', 'mailto:']).toContain(new URL(link).protocol);
      }),
    );
  });
});

describe('linkFromInput', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/path?q=1', 'https://www.example.com/path?q=1'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['clerk@example.com', 'mailto:clerk@example.com'],
    [' https://example.com ', 'https://example.com'],
    ['mailto:clerk@example.com', 'mailto:clerk@example.com'],
  ])('reads %j as %s', (typed, link) => {
    expect(linkFromInput(typed)).toBe(link);
  });

  it.each(['', 'no address', 'javascript:alert(1)', 'javascript:alert(1).com', '/path', 'word'])(
    'finds none in %j',
    (typed) => {
      expect(linkFromInput(typed)).toBeNull();
    },
  );
});
