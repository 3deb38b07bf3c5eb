import 'server-only';
import type { CardFileFormat } from '@/lib/domain/memorize/card-file-format';
import type { DocumentProblemKind } from '@/lib/domain/transformer/document-problem';
import type { ConversionOptions, TextOptions } from '@/lib/domain/transformer/options';
import type { PrintedCard } from './card-document';

/** What the thread of conversions is asked. */
export type ConversionJob =
  | { task: 'inspect'; bytes: Uint8Array<ArrayBuffer> }
  | { task: 'convert'; bytes: Uint8Array<ArrayBuffer>; options: ConversionOptions }
  | { task: 'cards'; bytes: Uint8Array<ArrayBuffer>; deck: string; options: TextOptions }
  | { task: 'card-file'; format: CardFileFormat; text: string }
  | { task: 'card-document'; title: string; cards: readonly PrintedCard[] };

/** What an inspection answers: the words of the document, and its bytes handed back. */
export type Inspection = { wordCount: number; bytes: Uint8Array<ArrayBuffer> };

/** What it answers: a result, why the document is refused, or a fault of ours. */
export type ConversionAnswer = { result: unknown } | { problem: DocumentProblemKind } | { error: string };

/**
 * What a message hands over instead of copying it: ten megabytes keep a thread busy. Bytes that share
 * their memory with others are copied.
 */
export function handedOver({ buffer, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer[] {
  return byteLength === buffer.byteLength ? [buffer] : [];
}
