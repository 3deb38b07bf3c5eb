import { trimCharacters } from '@/lib/domain/text/trim-characters';
import { DOCX_EXTENSION, MAX_FILENAME_LENGTH } from './constants';

const NAMELESS = 'document';

/** A name as every file system takes it, of whatever was sent as one; its extension stays. */
export function cleanFilename(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, base = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/s.exec(name) ?? [];
  // A name of dots alone is a folder; Windows drops blanks and dots at the end.
  const usable = [...trimCharacters(base, '. ')].slice(0, MAX_FILENAME_LENGTH - extension.length).join('');
  return (usable || NAMELESS) + extension;
}

export function isDocxFilename(filename: string): boolean {
  return filename.toLowerCase().endsWith(DOCX_EXTENSION);
}

function splitName(filename: string): { base: string; extension: string } {
  const dot = filename.lastIndexOf('.');
  return { base: filename.slice(0, dot), extension: filename.slice(dot) };
}

/** The name with the first number that makes it differ from those taken in more than case: 'Torts (2).docx'. */
export function distinctFilename(filename: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const { base, extension } = splitName(filename);
  let distinct = filename;
  for (let number = 2; known.has(distinct.toLowerCase()); number += 1) distinct = `${base} (${number})${extension}`;
  return distinct;
}

/** What a document is called once it is converted; names that differ stay different. */
export function convertedFilename(filename: string): string {
  const { base, extension } = splitName(filename);
  return `${base} - first letters${extension}`;
}

/** The name without its extension, at most `maxLength` UTF-16 units. */
export function documentTitle(filename: string, maxLength: number): string {
  return splitName(filename)
    .base.slice(0, maxLength)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}
