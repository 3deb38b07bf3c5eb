import type { DocumentProblemKind } from '@/lib/domain/transformer/document-problem';
import { documentParts, paragraph, wordPart } from './factories/documents';
import { type RawEntry, rawZip } from './raw-zip';

export type HostileDocument = { what: string; kind: DocumentProblemKind; bytes: Uint8Array<ArrayBuffer> };

const good = (parts: Record<string, string | null> = {}, body = paragraph('Good faith')): RawEntry[] =>
  Object.entries(documentParts(body, parts)).map(([name, content]) => ({ name, content }));
const withEntry = (...entries: RawEntry[]) => rawZip({ entries: [...good(), ...entries] });
/** A document whose main part is given as it stands. */
const withMain = (xml: string) => rawZip({ entries: good({ 'word/document.xml': xml }) });
const changed = (name: string, change: Partial<RawEntry>) =>
  rawZip({ entries: good().map((entry) => (entry.name === name ? { ...entry, ...change } : entry)) });
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const MAIN = 'word/document.xml';
const MEGABYTE = 1_000_000;
const SYMLINK = (0o120777 << 16) >>> 0;

/** Every kind of file that is no document to convert, made on the spot. */
export function hostileDocuments(): HostileDocument[] {
  const document = rawZip({ entries: good() });
  const truncated = document.slice(0, document.length - 30);
  const flipped = document.slice();
  // Within the packed bytes of the first entry.
  flipped.fill(0xaa, 60, 90);
  const zeros = new Uint8Array(60 * MEGABYTE);
  const named = (name: string) => withEntry({ name, content: 'x' });
  const table: [string, DocumentProblemKind, () => Uint8Array<ArrayBuffer>][] = [
    ['nothing', 'empty', () => new Uint8Array(0)],
    ['a PDF', 'not-docx', () => bytesOf('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')],
    ['a page of HTML', 'not-docx', () => bytesOf('<!doctype html><p>Torts</p>')],
    ['plain text', 'not-docx', () => bytesOf('Torts outline')],
    ['an old Word file', 'old-or-protected', () => bytesOf(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`)],
    ['another zip', 'not-docx', () => rawZip({ entries: [{ name: 'a.txt', content: 'a' }] })],
    ['a zip of nothing', 'not-docx', () => rawZip({ entries: [] })],
    ['a document without its main part', 'not-docx', () => rawZip({ entries: good({ [MAIN]: null }) })],
    ['a cut document', 'damaged', () => truncated],
    ['a document with a hole', 'damaged', () => flipped],
    ['a wrong checksum', 'damaged', () => changed(MAIN, { crc: 1 })],
    ['no more than the end of a zip', 'not-docx', () => bytesOf(`PK\x05\x06${'\0'.repeat(18)}`)],

    ['a bomb that owns up', 'unpacks-too-large', () => withEntry({ name: 'word/media/a.bin', content: zeros })],
    [
      'a bomb that says it is small',
      'unsafe',
      () => withEntry({ name: 'word/media/a.bin', content: zeros, size: 60_000 }),
    ],
    ['a main part larger than it says', 'unsafe', () => changed(MAIN, { size: 40 })],
    ['a part smaller than it says', 'damaged', () => changed(MAIN, { size: 4_000 })],
    [
      'a bomb of many parts',
      'unpacks-too-large',
      () =>
        withEntry(
          ...Array.from({ length: 900 }, (_, index) => ({
            name: `word/media/${index}.bin`,
            content: zeros.subarray(0, 120_000),
          })),
        ),
    ],
    ['a size beyond all', 'unpacks-too-large', () => changed(MAIN, { size: 0xfffffffe })],
    [
      'too many parts',
      'too-complex',
      () => withEntry(...Array.from({ length: 1_000 }, (_, index) => ({ name: `a/${index}` }))),
    ],
    ['a lie about their number', 'damaged', () => rawZip({ entries: good(), count: 2 })],
    ['a zip64 mark', 'unsafe', () => rawZip({ entries: good(), count: 0xffff })],
    ['zip64 sizes', 'unsafe', () => changed(MAIN, { size: 0xffffffff })],
    ['several disks', 'unsafe', () => rawZip({ entries: good(), disk: 1 })],
    [
      'entries that share their bytes',
      'unsafe',
      () => withEntry({ name: '[Content_Types].xml2', localName: '[Content_Types].xml', headerStart: 0 }),
    ],
    ['entries that overlap', 'unsafe', () => changed('[Content_Types].xml', { compressedSize: 800 })],
    ['an entry that reaches into the directory', 'unsafe', () => changed(MAIN, { compressedSize: 5_000 })],
    ['something before the zip', 'not-docx', () => rawZip({ entries: good(), prefix: bytesOf('#!/bin/sh\n') })],
    [
      'a zip before the zip',
      'unsafe',
      () => rawZip({ entries: good(), prefix: rawZip({ entries: [{ name: 'a', content: 'a' }] }) }),
    ],
    [
      'a zip within the comment',
      'unsafe',
      () => rawZip({ entries: good(), comment: rawZip({ entries: good({}, paragraph('Other')) }) }),
    ],
    ['a comment longer than it says', 'damaged', () => new Uint8Array([...document, 1, 2, 3])],
    ['a way out', 'unsafe', () => named('../../etc/passwd')],
    ['a way out within', 'unsafe', () => named('word/../../x')],
    ['an absolute name', 'unsafe', () => named('/etc/passwd')],
    ['a Windows name', 'unsafe', () => named('C:\\x')],
    ['a name with a NUL', 'unsafe', () => named('a\0.xml')],
    ['two names that differ in case', 'unsafe', () => named('WORD/document.xml')],
    ['another name in the local header', 'unsafe', () => changed(MAIN, { localName: 'word/documenX.xml' })],
    ['another method in the local header', 'unsafe', () => changed(MAIN, { localMethod: 0 })],
    ['a symbolic link', 'unsafe', () => withEntry({ name: 'a', content: '/etc', madeBy: 3, attributes: SYMLINK })],
    ['an encrypted part', 'unsafe', () => changed(MAIN, { flags: 1 })],
    ['a method unknown', 'unsafe', () => changed(MAIN, { method: 99 })],

    ['macros', 'macros', () => withEntry({ name: 'word/vbaProject.bin', content: 'Sub x()' })],
    [
      'the type of a document with macros',
      'macros',
      () =>
        rawZip({
          entries: good().map((entry) => ({
            ...entry,
            content: String(entry.content).replace(
              'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
              'vnd.ms-word.document.macroEnabled.main+xml',
            ),
          })),
        }),
    ],
    [
      'a spreadsheet',
      'not-docx',
      () =>
        rawZip({
          entries: good().map((entry) => ({
            ...entry,
            content: String(entry.content).replaceAll('wordprocessingml', 'spreadsheetml'),
          })),
        }),
    ],
    [
      'entities within entities',
      'unsafe',
      () =>
        withMain(
          `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${wordPart('document', '&b;').replace(/^.*\r\n/, '')}`,
        ),
    ],
    [
      'a file of the server as an entity',
      'unsafe',
      () => withMain('<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><l>&a;</l>'),
    ],
    ['an entity unknown', 'damaged', () => withMain(wordPart('document', paragraph('&nbsp;')))],
    ['XML without an end', 'damaged', () => withMain(wordPart('document', '<w:body>'))],
    ['XML that crosses', 'damaged', () => withMain(wordPart('document', '<w:p><w:r></w:p></w:r>'))],
    ['a control character', 'damaged', () => withMain(wordPart('document', paragraph('a\u0001b')))],
    ['no UTF-8', 'damaged', () => changed(MAIN, { content: new Uint8Array([0x3c, 0xff, 0x3e]) })],
    [
      'depth without end',
      'too-complex',
      () => withMain(wordPart('document', '<w:p>'.repeat(20_000) + '</w:p>'.repeat(20_000))),
    ],
  ];
  return table.map(([what, kind, make]) => ({ what, kind, bytes: make() }));
}
