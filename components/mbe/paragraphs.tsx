import { classNames } from '@/components/ui/class-names';

/** Running text whose paragraphs are separated by blank lines. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={classNames('reading grid gap-[0.75em]', className)}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places.
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
