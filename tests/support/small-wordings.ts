import type { WordingsFile } from '@/lib/content/schemas/wordings-schema';

/** How learners word the elements of both rules of the small pack. */
export function smallWordings(): WordingsFile {
  return {
    subject: 'evidence',
    wordings: [
      {
        rule: 'evi-rule-party-opponent',
        elements: [
          {
            phrase: 'opposing party',
            paraphrases: ['the other side', 'whoever is sued or suing across the aisle', 'an adversary in the case'],
            misstatements: ['any witness at all'],
          },
          {
            phrase: 'not hearsay',
            paraphrases: ['falls outside the hearsay ban', 'is excluded from that definition', 'needs no exception'],
            misstatements: ['is hearsay within an exception', 'is inadmissible hearsay'],
          },
        ],
      },
      {
        rule: 'evi-rule-relevance',
        elements: [
          {
            phrase: 'fact of consequence',
            paraphrases: ['something that matters to the outcome', 'a point the case turns on', 'a material matter'],
            misstatements: ['any fact, even one that decides nothing'],
          },
          {
            phrase: 'more or less probable',
            paraphrases: [
              'moves the odds either way',
              'has some tendency to prove or disprove',
              'shifts the likelihood',
            ],
            misstatements: ['makes it more likely than not', 'proves it beyond doubt'],
          },
        ],
      },
    ],
  };
}
