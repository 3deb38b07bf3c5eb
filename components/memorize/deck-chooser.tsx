import { useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { EXAM_PRESETS, type ExamKind, examSubjectIds } from '@/lib/domain/exams/exam-presets';
import type { DeckSummary } from '@/lib/domain/memorize/decks';
import { SAMPLE_CARDS } from '@/lib/domain/memorize/sample-cards';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { SAMPLE_DECK } from './use-deck';

type DeckChooserProps = {
  /** The exam prepared for, whose subjects come first; null without one. */
  exam: ExamKind | null;
  decks: readonly DeckSummary[];
  deckId: string;
  /** A list that is gone through by keys keeps the focus; whoever points at a deck goes on with its cards. */
  onChoose: (deckId: string, isByKeyboard: boolean) => void;
};

function optionText({ kind, name, total, due }: DeckSummary): string {
  return `${kind === 'issue' ? topicTitle(name) : name} (${counted(total, 'card')}${due > 0 ? `, ${due} due` : ''})`;
}

/** The subject whose decks are shown: that of the chosen deck. */
function subjectOf(decks: readonly DeckSummary[], deckId: string): string {
  return decks.find(({ id }) => id === deckId)?.subjectId ?? '';
}

function SubjectOptions({ decks }: { decks: readonly DeckSummary[] }) {
  return decks.map((deck) => (
    <option key={deck.id} value={deck.subjectId ?? ''}>
      {SUBJECTS.find(({ id }) => id === deck.subjectId)?.emoji} {optionText(deck)}
    </option>
  ));
}

/** Every deck there is: the sample, those that follow the learner, their own, subjects and topics. */
export function DeckChooser({ exam, decks, deckId, onChoose }: DeckChooserProps) {
  const isByKeyboard = useRef(false);
  const choose = (id: string) => onChoose(id, isByKeyboard.current);
  // What is new in a subject is led to from the day's tasks, and named while it is open.
  const isSpecial = ({ kind, id }: DeckSummary) =>
    ['due', 'missed', 'own'].includes(kind) || (kind === 'new' && id === deckId);
  const special = decks.filter(isSpecial);
  const ownDecks = decks.filter(({ kind }) => kind === 'own-deck');
  const subjects = decks.filter(({ kind }) => kind === 'subject');
  const ofExam: ReadonlySet<string | null> | null = exam && examSubjectIds(EXAM_PRESETS[exam]);
  const others = subjects.filter((deck) => ofExam?.has(deck.subjectId) === false);
  const subjectId = subjectOf(decks, deckId);
  const topics = decks.filter((deck) => deck.kind === 'issue' && deck.subjectId === subjectId);
  const buttons = [{ id: SAMPLE_DECK, name: 'Sample cards', total: SAMPLE_CARDS.length }, ...special];

  return (
    <section aria-labelledby="decks-title" className="rounded-xl border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 id="decks-title" className="font-serif text-lg font-semibold">
        Choose a deck
      </h2>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {buttons.map(({ id, name, total }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === deckId}
            onClick={() => onChoose(id, false)}
            className={classNames(
              'flex flex-col rounded-md border px-3 py-2 text-left leading-tight transition-colors',
              id === deckId
                ? 'border-accent bg-accent-soft'
                : 'border-edge bg-surface hover:border-ink hover:bg-sunken',
            )}
          >
            <span className="block font-semibold">{name}</span>
            <span className="mt-0.5 block text-sm text-muted tabular-nums">{counted(total, 'card')}</span>
          </button>
        ))}
      </div>
      <div
        className="mt-4 grid gap-x-2 gap-y-4 max-lg:grid-cols-2"
        onKeyDownCapture={() => {
          isByKeyboard.current = true;
        }}
        onPointerDownCapture={() => {
          isByKeyboard.current = false;
        }}
      >
        {ownDecks.length > 0 && (
          <Field label="My decks" className="max-lg:col-span-2">
            {(control) => (
              <Select
                {...control}
                value={deckId.startsWith('own:') ? deckId : ''}
                onChange={({ target }) => choose(target.value || 'own')}
              >
                <option value="">Choose one of your decks</option>
                {ownDecks.map((deck) => (
                  <option key={deck.id} value={deck.id}>
                    {optionText(deck)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Subject">
          {(control) => (
            <Select
              {...control}
              value={subjectId}
              onChange={({ target }) => choose(target.value ? `subject:${target.value}` : SAMPLE_DECK)}
            >
              <option value="">Choose a subject</option>
              {others.length === 0 ? (
                <SubjectOptions decks={subjects} />
              ) : (
                <>
                  <optgroup label="On your exam">
                    <SubjectOptions decks={subjects.filter((deck) => !others.includes(deck))} />
                  </optgroup>
                  <optgroup label="Other subjects">
                    <SubjectOptions decks={others} />
                  </optgroup>
                </>
              )}
            </Select>
          )}
        </Field>
        <Field label="Topic">
          {(control) => (
            <Select
              {...control}
              value={deckId}
              disabled={subjectId === ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value={`subject:${subjectId}`}>{subjectId ? 'All topics' : 'Choose a subject first'}</option>
              {topics.map((deck) => (
                <option key={deck.id} value={deck.id}>
                  {optionText(deck)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </section>
  );
}
