import { crc32, deflateRawSync } from 'node:zlib';

/** What a zip says of an entry; whatever is given goes before the truth. */
export type RawEntry = {
  name: string;
  content?: string | Uint8Array;
  isDeflated?: boolean;
  flags?: number;
  method?: number;
  madeBy?: number;
  attributes?: number;
  crc?: number;
  compressedSize?: number;
  size?: number;
  headerStart?: number;
  /** In the local header alone. */
  localName?: string;
  localMethod?: number;
};

type RawZip = {
  entries: RawEntry[];
  prefix?: Uint8Array;
  comment?: Uint8Array;
  /** In the end record. */
  count?: number;
  directoryStart?: number;
  disk?: number;
};

/** Writes a zip field by field, so that it can say what no writer would. */
export function rawZip({ entries, prefix, comment = Buffer.alloc(0), ...end }: RawZip): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = prefix ? [Buffer.from(prefix)] : [];
  const directory: Buffer[] = [];
  let offset = prefix?.length ?? 0;
  for (const entry of entries) {
    const plain = Buffer.from(entry.content ?? '');
    const packed = entry.isDeflated === false ? plain : deflateRawSync(plain);
    const method = entry.method ?? (entry.isDeflated === false ? 0 : 8);
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? entry.name);

    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(entry.flags ?? 0, 6);
    local.writeUInt16LE(entry.localMethod ?? method, 8);
    local.writeUInt32LE(entry.crc ?? crc32(plain), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(plain.length, 22);
    local.writeUInt16LE(localName.length, 26);

    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(((entry.madeBy ?? 0) << 8) | 20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(entry.flags ?? 0, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(entry.crc ?? crc32(plain), 16);
    central.writeUInt32LE(entry.compressedSize ?? packed.length, 20);
    central.writeUInt32LE(entry.size ?? plain.length, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE((entry.attributes ?? 0) >>> 0, 38);
    central.writeUInt32LE(entry.headerStart ?? offset, 42);

    locals.push(local, localName, packed);
    directory.push(central, name);
    offset += local.length + localName.length + packed.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(end.disk ?? 0, 4);
  record.writeUInt16LE(end.count ?? entries.length, 8);
  record.writeUInt16LE(end.count ?? entries.length, 10);
  record.writeUInt32LE(directoryBytes.length, 12);
  record.writeUInt32LE(end.directoryStart ?? offset, 16);
  record.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...locals, directoryBytes, record, comment]));
}
