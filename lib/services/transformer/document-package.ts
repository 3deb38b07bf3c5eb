import 'server-only';
import { isUtf8 } from 'node:buffer';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { MAX_FILE_BYTES } from '@/lib/domain/transformer/constants';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { readZipDirectory, type ZipEntry } from '@/lib/domain/transformer/zip-directory';

const LOCAL_HEADER_LENGTH = 30;
const DIRECTORY_ENTRY_LENGTH = 46;
const END_RECORD_LENGTH = 22;
const VERSION_NEEDED = 20;
const FLAG_UTF8 = 0x0800;
const DEFLATED = 8;
/** zlib's own choice, and about what Word takes. */
export const DEFLATE_LEVEL = 6;
/** zlib unpacks into stretches of so many bytes, and copies them together when one is not enough. */
const [MIN_STRETCH_BYTES, MAX_STRETCH_BYTES] = [1 << 10, 1 << 24] as const;

/** An OLE compound file: Word until 2003, and every document protected with a password. */
const OLE_SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004');

type Replacement = { content: Buffer; crc32: number; size: number; isDeflated: boolean };

/**
 * The zip of a document. Parts are unpacked with the system's zlib, never beyond what the directory
 * says of them; those that are not replaced go into the new zip as they were packed.
 */
export class DocumentPackage {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, ZipEntry>;
  readonly #replacements = new Map<string, Replacement>();

  /** Reads no more than the directory. Throws DocumentProblem. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length === 0) throw new DocumentProblem('empty');
    if (bytes.length > MAX_FILE_BYTES) throw new DocumentProblem('too-large');
    if (this.#bytes.subarray(0, 8).equals(OLE_SIGNATURE)) throw new DocumentProblem('old-or-protected');
    if (!this.#bytes.subarray(0, 4).equals(ZIP_SIGNATURE)) throw new DocumentProblem('not-docx', 'no zip');
    this.#entries = new Map(readZipDirectory(bytes).map((entry) => [entry.name, entry]));
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Unpacks a part. Throws DocumentProblem when it is not there or not what the directory says. */
  read(name: string): Buffer {
    const entry = this.#entries.get(name);
    if (!entry) throw new DocumentProblem('not-docx', `no ${name}`);
    const content = this.#unpack(entry);
    if (content.length !== entry.size || crc32(content) !== entry.crc32) throw new DocumentProblem('damaged', name);
    return content;
  }

  /** Unpacks a part that is XML in valid UTF-8. */
  readXml(name: string): Buffer {
    const xml = this.read(name);
    if (!isUtf8(xml)) throw new DocumentProblem('damaged', `${name} is not UTF-8`);
    return xml;
  }

  #unpack(entry: ZipEntry): Buffer {
    const packed = this.#packed(entry);
    if (!entry.isDeflated) return packed;
    try {
      return inflateRawSync(packed, {
        // zlib stops as soon as there is more than there should be. It takes no limit of nothing.
        maxOutputLength: Math.max(1, entry.size),
        // One byte more: a stretch that is filled to its end makes zlib begin another.
        chunkSize: Math.min(Math.max(MIN_STRETCH_BYTES, entry.size + 1), MAX_STRETCH_BYTES),
      });
    } catch (error) {
      const isLie = error instanceof RangeError;
      throw new DocumentProblem(
        isLie ? 'unsafe' : 'damaged',
        `${entry.name}: ${isLie ? 'larger than it says' : 'deflate'}`,
      );
    }
  }

  #packed({ dataStart, compressedSize }: ZipEntry): Buffer {
    return this.#bytes.subarray(dataStart, dataStart + compressedSize);
  }

  /** Unpacks everything, to know that it can be. Throws DocumentProblem. */
  verify(): void {
    for (const name of this.names) this.read(name);
  }

  replace(name: string, part: Buffer): void {
    const packed = deflateRawSync(part, { level: DEFLATE_LEVEL });
    this.#replacements.set(name, { content: packed, crc32: crc32(part), size: part.length, isDeflated: true });
  }

  /** The document with its replaced parts, everything in the order it had. */
  write(): Buffer<ArrayBuffer> {
    const locals: Buffer[] = [];
    const directory: Buffer[] = [];
    let offset = 0;
    for (const entry of this.#entries.values()) {
      const { content, crc32, size, isDeflated } = this.#replacements.get(entry.name) ?? {
        ...entry,
        content: this.#packed(entry),
      };
      const name = Buffer.from(entry.name);
      // What both headers say alike, from 'version needed' to the length of the extra field.
      const shared = Buffer.alloc(26);
      shared.writeUInt16LE(VERSION_NEEDED, 0);
      // Without the flag old readers take a name beyond ASCII for another.
      shared.writeUInt16LE(name.length === entry.name.length ? 0 : FLAG_UTF8, 2);
      shared.writeUInt16LE(isDeflated ? DEFLATED : 0, 4);
      shared.writeUInt32LE(entry.modified, 6);
      shared.writeUInt32LE(crc32, 10);
      shared.writeUInt32LE(content.length, 14);
      shared.writeUInt32LE(size, 18);
      shared.writeUInt16LE(name.length, 22);

      const central = Buffer.alloc(DIRECTORY_ENTRY_LENGTH);
      central.write('PK\u0001\u0002', 'latin1');
      central.writeUInt16LE(VERSION_NEEDED, 4);
      shared.copy(central, 6);
      central.writeUInt32LE(offset, 42);
      directory.push(central, name);

      locals.push(ZIP_SIGNATURE, shared, name, content);
      offset += LOCAL_HEADER_LENGTH + name.length + content.length;
    }
    const end = Buffer.alloc(END_RECORD_LENGTH);
    end.write('PK\u0005\u0006', 'latin1');
    end.writeUInt16LE(this.#entries.size, 8);
    end.writeUInt16LE(this.#entries.size, 10);
    end.writeUInt32LE(
      directory.reduce((length, part) => length + part.length, 0),
      12,
    );
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([...locals, ...directory, end]);
  }
}
