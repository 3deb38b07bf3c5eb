import { describe, expect, it } from 'vitest';
import { examineInSteps } from '@/lib/domain/rules/checker/examine';
import { takeSteps } from '@/lib/domain/steps/steps';

const ABBREVIATIONS = [
  { abbr: 'K', full: 'contract' },
  { abbr: 'BFP', full: 'bona fide purchaser' },
];

/** What is contradicted in an answer, as words of the answer. */
function turned(rule: string, answer: string): string[] {
  const { conflicts, comparison } = takeSteps(examineInSteps({ text: rule, buzzwords: [] }, answer, ABBREVIATIONS));
  return conflicts.flatMap(({ answerWords }) => answerWords.flatMap((at) => comparison.answer.words[at]?.word ?? []));
}

describe('what is contradicted', () => {
  it.each([
    [
      'an entry of a list that is denied as a whole',
      'The privilege does not extend to threats of violence, nor to records kept in business.',
      'Privilege: talks with the therapist\nNOT covered: threats of violence; records kept in business',
    ],
    [
      'what comes after "none,"',
      'Those who sell shares knowing that there is none, are strictly liable to the buyer.',
      "whoever sells shares and knows there isn't one is strictly liable to the buyer",
    ],
    [
      'stopping somebody from doing something',
      'Estoppel stops a tenant who took the lease from disputing the title of the landlord.',
      "a tenant who took the lease can't dispute the landlord's title",
    ],
    [
      'a choice that is left open',
      'A creditor may set off any debts, matured or not, before the hearing.',
      "creditor may set off any debts before the hearing, they needn't be matured",
    ],
    [
      'a need for what nothing is valid without',
      'Without delivery a gift of land passes no title.',
      'To pass title by gift of land you need delivery.',
    ],
    [
      'what something is needed for',
      'Without the approval of the board an officer may not mortgage the plant or sell the patents.',
      'Officer needs board approval to mortgage the plant or sell patents.',
    ],
    [
      'what stands after a passive that denies',
      'A suit that was decided is barred by claim preclusion, unless the court lacked jurisdiction.',
      "if the suit was decided you're barred, that's claim preclusion, unless the court lacked jurisdiction",
    ],
    [
      'what something is no good against',
      'The deed does not bar the claim of a purchaser for value or a mortgagee.',
      'deed no good against a purchaser for value or mortgagee',
    ],
    [
      'a condition of what is barred otherwise',
      'The canon bars such a gift unless the donee is closely related to the donor.',
      'canon allows such a gift only if the donee is closely related to the donor',
    ],
    [
      'what follows a bare condition',
      'If not, the burden is on the carrier.',
      'If it was not, the burden is on the carrier.',
    ],
    [
      'a list of what is not enough',
      'Intent is needed, so a spasm, a stumble, or a push by another in a crowd is not enough.',
      "intent is needed, so a spasm or stumble isn't enough",
    ],
    [
      'a refusal named by what is refused',
      'A judge may refuse to demolish a leaning wall and may award rent.',
      'Judge may refuse demolition of a leaning wall and award rent.',
    ],
    [
      'a time that is not kept',
      'In Ohio a failure to deposit within 30 days after the sale is a breach.',
      'OH: not depositing within 30 days after the sale is a breach',
    ],
    [
      'what a counterpart owns in a text without capitals',
      'A sale is final, so no buyer may return goods of any kind to the seller. Goods that spoil in transit are replaced.',
      'a sale is final, so no buyer may return goods of any kind to the seller. goods that spoil in transit are replaced.',
    ],
    [
      'what is wanting beside something necessary',
      'One who believes that a lie is necessary for the peace speaks without malice and is free from blame.',
      'one who unreasonably believes that a lie is necessary for the peace speaks without malice and is free from blame',
    ],
    [
      'what is said to be out',
      'The rule against character bars proof of bad acts of the accused, unless the accused opens the door.',
      'FRE 404: proof of bad acts of the accused, to show character = out, unless the accused opens the door',
    ],
    [
      'what was overcome',
      "Duress is a threat that overrides the victim's free choice.",
      "duress: a threat so bad that it's no longer a free choice of the victim",
    ],
    [
      'a word that stands a second time beside its neighbour',
      'One whose neglect puts another in immediate peril of bodily harm is liable for serious shock that results to a person within the zone of peril. A person outside the zone may recover for serious shock if the person is kin. Without any peril of bodily harm recovery is allowed in special situations.',
      "If D's neglect puts me in immediate peril of getting hurt I get damages for serious shock, being in the peril zone. If I wasn't in peril myself I can still recover for serious shock if I'm kin. Special cases without peril: corpses.",
    ],
  ])('is not %s', (_, rule, answer) => {
    expect(turned(rule, answer)).toEqual([]);
  });

  it.each([
    [
      'an entry of a list that is denied as a whole',
      'The privilege extends to threats of violence and to records kept in business.',
      'Privilege: talks with the therapist\nNOT covered: threats of violence; records kept in business',
    ],
    [
      'a condition that is made indifferent',
      'A creditor may set off only matured debts before the hearing.',
      'A creditor may set off any debts, matured or not, before the hearing.',
    ],
    [
      'a denied object that the rule states',
      'A warranty deed conveys a warranty of title.',
      'A warranty deed conveys no warranty of title.',
    ],
    [
      'a need that the rule denies',
      'A gift of land passes no title without delivery.',
      'A gift of land passes title without delivery.',
    ],
    [
      'with for without',
      'An officer may not mortgage the plant without board approval.',
      'An officer may not mortgage the plant with board approval.',
    ],
    [
      'if for unless after a bar',
      'The canon bars such a gift unless the donee is closely related to the donor.',
      'The canon bars such a gift if the donee is closely related to the donor.',
    ],
    [
      'more for no more',
      'A search may cover no more rooms than the warrant names.',
      'A search may cover more rooms than the warrant names.',
    ],
  ])('is %s', (_, rule, answer) => {
    expect(turned(rule, answer)).not.toEqual([]);
  });
});
