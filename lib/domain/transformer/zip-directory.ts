import { DocumentProblem, MAX_UNPACKED_BYTES } from './document-problem';

/**
 * Reads what a zip file says of itself (APPNOTE.TXT 6.3.10) and refuses whatever a Word document has
 * no reason to hold, before a byte is unpacked. Where two readers could see different things, it is
 * refused: one end record, one directory that fills the place before it, local headers that agree.
 */

const MAX_ENTRIES = 1_000;
const MAX_RATIO = 100;
/** Below this an entry may be packed as tightly as it likes: it cannot hurt. */
const RATIO_FREE_BYTES = 1_000_000;

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_RECORD = 0x06054b50;
const END_RECORD_LENGTH = 22;
const FLAG_ENCRYPTED = 0x0001 | 0x0040 | 0x2000;
const FLAG_UTF8 = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const DIRECTORY = 0o040000;

/** One file within the zip. */
export type ZipEntry = {
  name: string;
  isDeflated: boolean;
  crc32: number;
  compressedSize: number;
  size: number;
  /** Offset of its compressed bytes. */
  dataStart: number;
  /** Time and date as MS-DOS writes them. */
  modified: number;
};

const ascii = new TextDecoder('utf-8', { fatal: true });

function unsafe(detail: string): DocumentProblem {
  return new DocumentProblem('unsafe', detail);
}

/** The one end record: its comment reaches exactly to the end of the file. */
function findEndRecord(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - END_RECORD_LENGTH - 0xffff);
  const found: number[] = [];
  for (let at = view.byteLength - END_RECORD_LENGTH; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === END_RECORD) {
      if (at + END_RECORD_LENGTH + view.getUint16(at + 20, true) === view.byteLength) found.push(at);
    }
  }
  const [end] = found;
  if (end === undefined) throw new DocumentProblem('damaged', 'no end record');
  if (found.length > 1) throw unsafe('several end records');
  return end;
}

function readName(bytes: Uint8Array, isUtf8: boolean): string {
  if (!isUtf8 && bytes.some((byte) => byte > 0x7e)) throw unsafe('name in an unknown character set');
  let name: string;
  try {
    name = ascii.decode(bytes);
  } catch {
    throw unsafe('name is not UTF-8');
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  if (name === '' || /[\u0000-\u001F\u007F\\:]/.test(name)) throw unsafe('name with forbidden characters');
  if (name.startsWith('/') || name.split('/').some((part) => part === '..' || part === '.')) {
    throw unsafe('name leads out of the document');
  }
  return name;
}

function readEntry(view: DataView, at: number, directoryEnd: number) {
  if (at + 46 > directoryEnd || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
    throw new DocumentProblem('damaged', 'directory entry');
  }
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const end = at + 46 + nameLength + extraLength + commentLength;
  if (end > directoryEnd) throw new DocumentProblem('damaged', 'directory entry');

  const flags = view.getUint16(at + 8, true);
  if (flags & FLAG_ENCRYPTED) throw unsafe('encrypted');
  const method = view.getUint16(at + 10, true);
  if (method !== STORED && method !== DEFLATED) throw unsafe(`compression method ${method}`);

  const nameBytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  const name = readName(nameBytes, (flags & FLAG_UTF8) !== 0);
  const fileType = view.getUint8(at + 5) === UNIX ? (view.getUint32(at + 38, true) >>> 16) & FILE_TYPE : 0;
  if (fileType !== 0 && fileType !== (name.endsWith('/') ? DIRECTORY : REGULAR_FILE)) {
    throw unsafe('no regular file');
  }

  const compressedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const headerStart = view.getUint32(at + 42, true);
  // No document of ours is so large that it needs the 64-bit fields.
  if ([compressedSize, size, headerStart].includes(0xffffffff)) throw unsafe('zip64');
  if (view.getUint16(at + 34, true) !== 0) throw unsafe('several disks');
  if (method === STORED && compressedSize !== size) throw unsafe('sizes of a stored entry differ');
  if (name.endsWith('/') && size > 0) throw unsafe('folder with content');
  if (size > MAX_UNPACKED_BYTES) throw new DocumentProblem('unpacks-too-large', name);
  if (size > RATIO_FREE_BYTES && size > compressedSize * MAX_RATIO)
    throw new DocumentProblem('unpacks-too-large', name);
  return {
    entry: {
      name,
      isDeflated: method === DEFLATED,
      crc32: view.getUint32(at + 16, true),
      compressedSize,
      size,
      modified: view.getUint32(at + 12, true),
    },
    nameBytes,
    method,
    headerStart,
    end,
  };
}

/** Where the bytes of an entry start, after its local header, which must say what the directory says. */
function findData(
  view: DataView,
  { headerStart, nameBytes, method }: Pick<ReturnType<typeof readEntry>, 'headerStart' | 'nameBytes' | 'method'>,
  directoryStart: number,
): number {
  if (headerStart + 30 > directoryStart || view.getUint32(headerStart, true) !== LOCAL_HEADER) {
    throw new DocumentProblem('damaged', 'local header');
  }
  if (view.getUint16(headerStart + 6, true) & FLAG_ENCRYPTED) throw unsafe('encrypted');
  if (view.getUint16(headerStart + 8, true) !== method) throw unsafe('methods differ');
  const nameLength = view.getUint16(headerStart + 26, true);
  const dataStart = headerStart + 30 + nameLength + view.getUint16(headerStart + 28, true);
  if (
    nameLength !== nameBytes.length ||
    dataStart > directoryStart ||
    nameBytes.some((byte, index) => byte !== view.getUint8(headerStart + 30 + index))
  ) {
    throw unsafe('names differ');
  }
  return dataStart;
}

/**
 * The files of a zip, in the order of its directory.
 * Throws DocumentProblem for one that is broken, too large or hostile.
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < END_RECORD_LENGTH) throw new DocumentProblem('damaged', 'too short');
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  const directoryStart = view.getUint32(end + 16, true);
  if (count === 0xffff || directoryStart === 0xffffffff) throw unsafe('zip64');
  if (view.getUint32(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) throw unsafe('several disks');
  if (count > MAX_ENTRIES) throw new DocumentProblem('too-complex', `${count} entries`);
  if (directoryStart + view.getUint32(end + 12, true) !== end) throw new DocumentProblem('damaged', 'directory');

  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  const spans: { start: number; end: number }[] = [];
  let unpacked = 0;
  let at = directoryStart;
  for (let index = 0; index < count; index += 1) {
    const read = readEntry(view, at, end);
    at = read.end;
    // Names of parts differ in more than case (ECMA-376 part 2, 6.2.2).
    const key = read.entry.name.toLowerCase();
    if (names.has(key)) throw unsafe('two entries of one name');
    names.add(key);
    unpacked += read.entry.size;
    if (unpacked > MAX_UNPACKED_BYTES) throw new DocumentProblem('unpacks-too-large', 'in all');

    const dataStart = findData(view, read, directoryStart);
    const dataEnd = dataStart + read.entry.compressedSize;
    if (dataEnd > directoryStart) throw unsafe('entry reaches into the directory');
    spans.push({ start: read.headerStart, end: dataEnd });
    entries.push({ ...read.entry, dataStart });
  }
  if (at !== end) throw new DocumentProblem('damaged', 'directory');
  if (unpacked > RATIO_FREE_BYTES && unpacked > bytes.byteLength * MAX_RATIO) {
    throw new DocumentProblem('unpacks-too-large', 'ratio in all');
  }

  spans.sort((a, b) => a.start - b.start);
  if (spans[0] && spans[0].start !== 0) throw unsafe('something stands before the first entry');
  if (spans.some(({ start }, index) => start < (spans[index - 1]?.end ?? 0))) throw unsafe('entries overlap');
  return entries;
}
