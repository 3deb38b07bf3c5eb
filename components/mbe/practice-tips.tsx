import { Card, CardBody, CardHeader } from '@/components/ui/card';

const TIPS = [
  ['Read the call first.', 'The last sentence tells you which law matters; then read the facts for that law.'],
  [
    'Answer before you look.',
    'Say the rule and the result in your head, then find the option that reasons as you did.',
  ],
  [
    'Distrust the word “because”.',
    'A right result with a wrong reason is a wrong answer: the reason must be true and decide the case.',
  ],
  [
    'Keep the pace.',
    'The exam gives you 6 hours for 200 questions: 1:48 each. A wrong guess costs nothing, so leave none blank.',
  ],
  [
    'Say how sure you are.',
    'Set your confidence before you submit. Relearn first what you got wrong while you felt sure.',
  ],
  ['Read every explanation.', 'Knowing why a tempting option fails is worth as much as knowing the key.'],
] as const;

/** The info box with advice that holds for every multiple-choice question. */
export function PracticeTips() {
  return (
    <Card aria-labelledby="tips-title" className="bg-sunken shadow-none">
      <CardHeader title="MBE Practice Tips" titleId="tips-title" />
      <CardBody>
        <ul className="grid gap-3">
          {TIPS.map(([advice, reason]) => (
            <li key={advice}>
              <strong className="font-semibold">{advice}</strong> {reason}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
