import { ButtonLink } from '@/components/ui/button-link';
import type { PerformanceInsights } from '@/lib/contract/performance';
import { AtStake } from './at-stake';
import { Section } from './section';

type StudyNextProps = Pick<PerformanceInsights, 'recommendations' | 'atStake'>;

/** The answer to what the learner came for: what to practice now, and why. */
export function StudyNext({ recommendations, atStake }: StudyNextProps) {
  return (
    <Section
      id="study-next"
      title="What to study next"
      description="Based on your own answers, most important first. Each button starts that practice."
      isAlwaysOpen
    >
      {recommendations.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {recommendations.map(({ text, reason, action }, index) => (
            <li
              key={text}
              className="grid break-inside-avoid items-center gap-x-4 gap-y-3 rounded-md border border-line bg-sunken p-4 sm:grid-cols-[1fr_auto]"
            >
              <div className="flex min-w-0 gap-3">
                <span aria-hidden="true" className="font-serif text-xl leading-snug font-semibold text-accent-ink">
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <p className="font-semibold">{text}</p>
                  <p className="mt-0.5 text-sm text-muted">{reason}</p>
                </div>
              </div>
              <ButtonLink
                href={action.href}
                variant={index === 0 ? 'primary' : 'secondary'}
                className="justify-self-start print:hidden"
              >
                {action.label}
              </ButtonLink>
            </li>
          ))}
        </ol>
      )}
      <AtStake subjects={atStake} />
    </Section>
  );
}
