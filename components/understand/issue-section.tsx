import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { counted } from '@/components/ui/counted';
import { SafeHtml } from '@/components/ui/safe-html';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { essayAddress, flashcardsAddress, questionsAddress } from '@/lib/domain/understand/study-address';
import type { IssueExplanation, StudyIssue } from '@/lib/domain/understand/study-guide';
import { AnchorLink } from './anchor-link';
import { RuleEntry } from './rule-entry';

/** The learner's ways from an issue to its cards, questions and essays. */
function Practice({ issue, subject }: { issue: StudyIssue; subject: Subject }) {
  const { id, name, rules, questionCount, essays } = issue;
  const hasQuestions = subject.mbe !== null && questionCount > 0;
  if (rules.length === 0 && !hasQuestions && essays.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3">
      <p className="flex flex-wrap gap-2">
        {rules.length > 0 && (
          <ButtonLink href={flashcardsAddress({ issueId: id })} variant="secondary" size="sm" prefetch={false}>
            {counted(rules.length, 'flashcard')}
            <span className="sr-only"> on {name}</span>
          </ButtonLink>
        )}
        {subject.mbe !== null && hasQuestions && (
          <ButtonLink href={questionsAddress(subject.mbe, name)} variant="secondary" size="sm" prefetch={false}>
            {counted(questionCount, 'question')}
            <span className="sr-only"> on {name}</span>
          </ButtonLink>
        )}
      </p>
      {essays.length > 0 && (
        <p>
          <span className="font-semibold">{essays.length === 1 ? 'Essay that tests it:' : 'Essays that test it:'}</span>{' '}
          {essays.map(({ id: essayId, displayName }, index) => (
            <span key={essayId}>
              {index > 0 && ' · '}
              <Link
                href={essayAddress(essayId)}
                prefetch={false}
                className="rounded text-accent-ink underline underline-offset-4"
              >
                {displayName}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Explanation({ explanation }: { explanation: IssueExplanation }) {
  const { aboutHtml, testedHtml, exampleHtml, mnemonicHtml } = explanation;
  const parts = [
    { title: 'What it is about', html: aboutHtml },
    { title: 'How it is tested', html: testedHtml },
    { title: 'Worked example', html: exampleHtml },
    ...(mnemonicHtml === null ? [] : [{ title: 'Mnemonic', html: mnemonicHtml }]),
  ];
  return parts.map(({ title, html }) => (
    <div key={title} className="mt-6">
      <h3 className="font-semibold text-hue-ink">{title}</h3>
      <SafeHtml html={html} className="reading formatted mt-1.5" />
    </div>
  ));
}

/** An issue: its explanation, the ways to practise it, and its rules. */
export function IssueSection({ issue, subject }: { issue: StudyIssue; subject: Subject }) {
  const { id, name, weight, explanation, rules } = issue;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="scroll-mt-6 rounded-xl border border-line bg-surface p-5 shadow-card outline-none sm:p-8"
    >
      <h2 id={`${id}-name`} className="font-serif text-2xl font-semibold sm:text-3xl">
        {name} <AnchorLink id={id} name={name} />
      </h2>
      {weight !== null && subject.mbe !== null && (
        <p className="mt-2">
          <Badge hue={subject.hue}>
            {weight}% of {subject.mbe} questions
          </Badge>
        </p>
      )}
      <Practice issue={issue} subject={subject} />
      {explanation ? (
        <Explanation explanation={explanation} />
      ) : (
        <p className="mt-6 text-muted">No explanation of this issue has been written yet; its rules are here.</p>
      )}
      {rules.length > 0 && (
        <>
          <h3 className="mt-10 font-serif text-xl font-semibold">{counted(rules.length, 'rule')}</h3>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {rules.map((rule) => (
              <li key={rule.id}>
                <a
                  href={`#${rule.id}`}
                  className="inline-block rounded py-1 text-accent-ink underline-offset-4 hover:underline"
                >
                  {rule.name}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-6 grid gap-8">
            {rules.map((rule) => (
              <RuleEntry key={rule.id} rule={rule} />
            ))}
          </div>
        </>
      )}
      <p className="mt-8 lg:hidden">
        <a href="#contents" className="rounded text-accent-ink underline underline-offset-4">
          Back to the contents<span className="sr-only"> from {name}</span>
        </a>
      </p>
    </section>
  );
}
