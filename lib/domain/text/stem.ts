import { stemmer } from 'stemmer';
import { isFunctionWord } from './function-words';

/** Forms that no ending explains, each after the word it belongs to. */
const IRREGULAR_FORMS = `
  acquire: acquisition; acquiesce: acquiescence; advise: advice; agree: agreement agreements; apply: application applicable
  argue: argument arguments; assume: assumption; believe: belief beliefs; bring: brought; build: built; buy: bought
  child: children; choose: choice chose chosen; come: came; comply: compliance compliant; conclude: conclusion conclusions
  conspire: conspiracy conspirator conspirators; convert: conversion; convey: conveyance conveyances; coconspire: coconspirator coconspirators
  deal: dealt; deceive: deceit deception; decide: decision decisions; deliver: delivery; deny: denial; describe: description
  destroy: destruction; detain: detention; die: death dead died dying; disclose: disclosure disclosures; discover: discovery
  divide: division; draw: drew drawn; drive: drove driven; exclude: exclusion; expose: exposure; fail: failure failures
  fall: fell fallen; favor: favour; feel: felt; fight: fought; find: found; flee: fled; forget: forgot forgotten
  forge: forgery; forgive: forgave; give: gave given; go: went gone goes; grow: grew grown growth; hear: heard; hide: hid hidden
  hold: held; honor: honour; injure: injury injuries; inquire: inquiry; intend: intent intention intentional intentionally
  intrude: intrusion; invade: invasion; keep: kept; know: knew known knowledge; lay: laid; lead: led; leave: left
  merchandise: goods; lend: lent; liable: liability; license: licence; lose: lost loss losses; make: made; man: men; mean: meant; meet: met
  notice: notify notified notifies notification; occur: occurred occurrence; omit: omission omissions; pay: paid payment payments
  permit: permission; person: people; persuade: persuasion; presume: presumption; prove: proof proven; publish: publication
  receive: receipt; recover: recovery; refuse: refusal; rely: reliance; rescind: rescission; revoke: revocation; rise: rose
  rob: robbery; run: ran; say: said; see: saw seen; seek: sought; seize: seizure; sell: sold sale sales; send: sent
  speak: spoke spoken; spend: spent; steal: stole stolen; strike: struck; take: took taken; teach: taught; tell: told
  resell: resold resale; rebut: rebuttal; withhold: withheld; undergo: underwent; foresee: foresaw foreseen; overcome: overcame; invoke: invocation; provoke: provocation; explain: explanation; maintain: maintenance; retain: retention; extend: extension extent
  suspend: suspension; expand: expansion; intervene: intervention; contend: contention; contravene: contravention; perceive: perception
  conceive: conception; redeem: redemption; concede: concession; submit: submission; transmit: transmission; compel: compulsion compulsory
  expel: expulsion; include: inclusion; preclude: preclusion; collude: collusion; evade: evasion; suspect: suspicion suspicious; expire: expiration
  satisfy: satisfaction satisfactory; jury: juror jurors; vary: variation various; waive: waiver waivers; defy: defiance; complain: complaint complaints; restrain: restraint restraints; join: joinder
  absent: absence; dispose: disposition; propose: proposal proposals; oppose: opposition; impose: imposition; foreclose: foreclosure; depart: departure
  confuse: confusion; accuse: accusation; able: ability; probable: probability; capable: capability; responsible: responsibility; strong: strength
  long: length; true: truth; young: youth; safe: safety; broad: breadth; analyze: analysis; defend: defense defence; exceed: excess excessive
  think: thought; throw: threw thrown; understand: understood; wife: wives; win: won; woman: women; write: wrote written writing writings
`;

/** Words whose stem would be that of an unlike one: 'consideration' is no form of 'considered'. */
const OWN_STEMS = new Set(
  'community consideration defendant defendants executive objective policy principal principle statute university'.split(
    ' ',
  ),
);

const NO_ADVERBS = new Set(['assembly', 'supply']);

const BASES = new Map(
  IRREGULAR_FORMS.split(/[;\n]/).flatMap((entry) => {
    const [base = '', forms = ''] = entry.split(':').map((part) => part.trim());
    return forms.split(' ').map((form): [string, string] => [form, base]);
  }),
);

/** Words that a negative prefix turns round; terms of art such as 'involuntary' and 'unconscionable' are none. */
const REVERSIBLE = new Set(
  `admissible admissibility valid validity enforceable lawful lawfully legal relevant relevance reasonable reasonably
  available sufficient proper properly permissible effective competent constitutional liable foreseeable authorized
  applicable compliant consistent complete aware certain able likely probable relative relatives necessary protected fair just appropriate justified
  revocable limited qualified restricted accurate adequate equitable expected foreseen reliable known conditional formal equal`
    .split(/\s+/)
    .filter(Boolean),
);
const NEGATIVE_PREFIX = /^(?:in|un|im|ir|il|non)(?=[a-z]{4})/;

/**
 * What a normalized word has in common with its inflections: Porter's algorithm (M. F. Porter,
 * 1980), irregular forms led back to their base first. Words with a digit stay as they are.
 */
export function stemOf(word: string): string {
  return lexemeOf(word).stem;
}

/** What matters of a word wherever it stands. */
export type Lexeme = {
  /** Of 'inadmissible' that of 'admissible'. */
  stem: string;
  /** Whether a negative prefix turns the stem round. */
  isReversed: boolean;
  isFunction: boolean;
};

const lexemes = new Map<string, Lexeme>();
/** Learners write what they like: beyond this many words the memory begins anew, and it holds no long ones. */
const REMEMBERED_LEXEMES = 20_000;
const LONGEST_REMEMBERED = 40;

/** What matters of a normalized word wherever it stands. */
export function lexemeOf(word: string): Lexeme {
  const known = lexemes.get(word);
  if (known) return known;
  const base = reversedWord(word);
  const stem = /[^a-z]/.test(word) ? word : stemOfLetters(base ?? word);
  const lexeme = { stem, isReversed: base !== null, isFunction: isFunctionWord(word) };
  if (word.length > LONGEST_REMEMBERED) return lexeme;
  if (lexemes.size >= REMEMBERED_LEXEMES) lexemes.clear();
  lexemes.set(word, lexeme);
  return lexeme;
}

function stemOfLetters(word: string): string {
  if (OWN_STEMS.has(word)) return word.replace(/s$/, '');
  return stemmer(BASES.get(word) ?? withoutSuffix(word));
}

/** Takes off what Porter's algorithm leaves: 'ratification', 'grossly'. */
function withoutSuffix(word: string): string {
  if (word.endsWith('ly') && !NO_ADVERBS.has(word)) return word.replace(/(?<=[a-z]{3}[^aiouy])ly$/, '');
  return word.replace(/ifications?$/, 'ify');
}

/** The word that a negative prefix turns round ('admissible' of 'inadmissible'); null when there is none. */
export function reversedWord(word: string): string | null {
  const base = word.replace(NEGATIVE_PREFIX, '');
  return base !== word && REVERSIBLE.has(base) ? base : null;
}
