import { coachAnswer } from '@/lib/domain/essays/coach';
import { prepareEssayKey } from '@/lib/domain/essays/essay-key';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { readText } from '@/lib/domain/text/read-text';

/** An essay of two issues. */
export const QUESTION = `Marchetti shouted at Okonjo and threw a lantern at Okonjo, who saw it coming and ducked. The lantern broke the arm of Lindqvist, a juggler. Petrov laughed.

1. What torts did Marchetti commit? Discuss.`;

const RULES = [
  {
    id: 'assault',
    name: 'Assault in tort',
    text: 'An actor is liable for assault who intentionally causes reasonable apprehension of an imminent contact. Words alone are not sufficient unless acts make them fearsome.',
    buzzwords: [],
  },
  {
    id: 'transfer',
    name: 'Transfer of intent',
    text: 'Torts of intent are old. Intent to touch one person is transferred when harmful contact results to another person.',
    buzzwords: [],
  },
];

/** How it is graded. */
export const key = prepareEssayKey({
  question: QUESTION,
  issues: [
    {
      name: 'assault',
      aliases: ['apprehension tort'],
      buzzwords: [
        { phrase: 'reasonable apprehension', synonyms: [] },
        { phrase: 'imminent contact', synonyms: [] },
      ],
      points: 40,
      rules: ['assault'],
    },
    {
      name: 'transferred intent',
      aliases: [],
      buzzwords: [
        { phrase: 'another person', synonyms: [] },
        { phrase: 'harmful contact', synonyms: [] },
      ],
      points: 60,
      rules: ['transfer'],
    },
  ],
  rules: RULES,
  abbreviations: [],
});

/** An answer to its first issue. */
export const ASSAULT =
  'Assault requires an intentional act that causes reasonable apprehension of imminent contact. Here Marchetti threw a lantern and Okonjo saw it coming and ducked, so Marchetti is liable to Okonjo.';
/** An answer to its second. */
export const TRANSFER =
  'However, Marchetti may argue that Lindqvist was never the target. Under the doctrine of transferred intent the intent to touch one person is transferred when the harmful contact happens to another person. Because the lantern hit Lindqvist instead of Okonjo, Marchetti is liable to Lindqvist as well.';

/** What the coach writes. */
export const html = (query: string, text = ASSAULT) =>
  coachAnswer({ query, question: QUESTION, key, answer: readText(text, key.abbreviations) });
/** What the learner reads. */
export const ask = (query: string, text?: string) => textOfHtml(html(query, text)).replace(/\s+/g, ' ');
