/**
 * Names of topics hold no comma, since calls join them with commas; readers get them with theirs. By
 * name, the title; every other name is its own title.
 */
const TITLES: ReadonlyMap<string, string> = new Map(
  [
    'Ability to observe, remember, or relate accurately',
    'Adopted, nonmarital, and equitable children',
    'Advisory opinions, ripeness, and mootness',
    'Alienability, descendibility, and devisability',
    'Arrest, search, and seizure',
    'Compromise, medical payments, and plea negotiations',
    'Counterclaims, crossclaims, and joinder of claims',
    'Declaratory relief, interest, and fees',
    'Deficiency, surplus, and redemption',
    'Discovery, disclosure, and sanctions',
    'Earmarking, information, and accounts',
    'Exclusion for prejudice, confusion, or waste of time',
    'Executive, legislative, and judicial immunities',
    'Expectation, reliance, and restitution interests',
    'Form, scope, and modification',
    'Former government lawyers, judges, and neutrals',
    'Fraud, duress, and mistake',
    'Impeachment, contradiction, and rehabilitation',
    'Impleader, interpleader, and intervention',
    'Limited partnerships, LLPs, and LLCs',
    'Methods, formalities, and secret trusts',
    'Nature of easements, profits, and licenses',
    'Other crimes, acts, transactions, or events',
    'Prior restraint, vagueness, and overbreadth',
    'Real, demonstrative, and experimental evidence',
    'Statements of mental, emotional, or physical condition',
    'Trust beneficiaries, creditors, and changes',
    'Trustee office, powers, and delegation',
    'Venue, forum non conveniens, and transfer',
    'Writings, recordings, and photographs',
    'Written agreements, retainers, and flat fees',
    'Wrongful death, survival, and loss of consortium',
  ]
    .map((title): [string, string] => [nameOf(title), title])
    // Names that leave the commas out, without another word for them.
    .concat([
      ['Fraud misrepresentation and nondisclosure', 'Fraud, misrepresentation, and nondisclosure'],
      ['Identification notice and risk of loss', 'Identification, notice, and risk of loss'],
      ['Performance breach and discharge', 'Performance, breach, and discharge'],
      ['Privileges of detention arrest and discipline', 'Privileges of detention, arrest, and discipline'],
    ]),
);

/** 'A, B, and C' as 'A and B and C'. */
function nameOf(title: string): string {
  const word = title.includes(', or ') ? 'or' : 'and';
  return title.replaceAll(`, ${word} `, ` ${word} `).replaceAll(', ', ` ${word} `);
}

/**
 * The title of a topic whose name bears marks around some of its words, with the same words marked. A
 * word that a comma stands for goes with its mark.
 */
export function markedTopicTitle(marked: string, [start, end]: readonly [string, string]): string {
  const plain = (word: string) => word.replaceAll(start, '').replaceAll(end, '');
  const title = topicTitle(plain(marked));
  if (title === plain(marked)) return marked;
  const words = marked.split(' ');
  let next = 0;
  return title
    .split(' ')
    .map((word) => {
      const bare = word.replace(/,$/, '');
      const at = words.findIndex((one, place) => place >= next && plain(one) === bare);
      next = at + 1;
      return `${words[at]}${word.slice(bare.length)}`;
    })
    .join(' ');
}

/** The title of a topic, an issue or a sub-issue as readers see it, by its name. */
export function topicTitle(name: string): string {
  return TITLES.get(name) ?? name;
}
