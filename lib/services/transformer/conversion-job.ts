import 'server-only';
import type { DocumentProblemKind } from '@/lib/domain/transformer/document-problem';
import type { ConversionOptions } from '@/lib/domain/transformer/options';

/** What the thread of conversions is asked. */
export type ConversionJob =
  | { task: 'inspect'; bytes: Uint8Array }
  | { task: 'convert'; bytes: Uint8Array; options: ConversionOptions }
  | { task: 'paragraphs'; bytes: Uint8Array };

/** What it answers: a result, why the document is refused, or a fault of ours. */
export type ConversionAnswer = { result: unknown } | { problem: DocumentProblemKind } | { error: string };
