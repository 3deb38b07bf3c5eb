import { entryAt } from '../small-pack';
import { abbreviation, essayIssue, issue, question, rule, wording } from '../small-pack-entries';
import type { PlantedFault } from './planted-fault';

/** In ids and names. */
export const FAULTS_IN_NAMES: PlantedFault[] = [
  [
    'name-comma',
    'a source with a comma',
    (pack) => (entryAt(pack.pack.questionSources, 0).name = 'Core, old'),
    /name of core, 'Core, old', holds a comma/,
  ],
  ['name-comma', 'an issue with a comma', (pack) => (issue(pack).name = 'Hearsay, broadly'), /name of evi-hearsay/],
  [
    'name-comma',
    'a nested sub-issue with a comma',
    (pack) => (entryAt(entryAt(issue(pack).subissues ?? [], 0).subissues ?? [], 0).name = 'Party, opponent'),
    /evi-hearsay-definition-party/,
  ],
  [
    'name-comma',
    'a topic with a comma',
    (pack) => (pack.questions.topic = 'Exam 1, morning'),
    /topic 'Exam 1, morning'/,
  ],
  [
    'name-comma',
    'an essay with a comma',
    (pack) => (pack.essay.displayName = 'Evidence 1, The Case'),
    /name of evi-essay-001, 'Evidence 1, The Case', holds a comma/,
  ],
  [
    'unique-name',
    'two issues of an essay with one name',
    (pack) => (essayIssue(pack, 1).name = 'Logical  Relevance'),
    /evi-essay-001-legal-relevance and evi-essay-001-logical-relevance have one name/,
  ],
  [
    'unique-name',
    'an abbreviation that stands twice',
    (pack) => pack.abbreviations.abbreviations.push({ id: 'abbr-p', abbr: 'π', full: 'Plaintiff' }),
    /abbr-p and abbr-plaintiff have one name, 'π = Plaintiff'/,
  ],
  [
    'unique-name',
    'an issue named like a sub-issue',
    (pack) => (issue(pack, 1).name = 'definition  of Hearsay'),
    /evi-hearsay-definition and evi-relevance have one name/,
  ],
  [
    'unique-name',
    'two rules of one name',
    (pack) => (rule(pack, 1).name = 'Statement of a Party Opponent'),
    /evi-rule-relevance and evi-rule-party-opponent/,
  ],
  [
    'unique-name',
    'two sources of one name',
    (pack) => pack.pack.questionSources.push({ id: 'other', name: 'core' }),
    /other and core/,
  ],
  [
    'id-prefix',
    "a rule with another subject's prefix",
    (pack) => {
      rule(pack, 1).id = 'tort-rule-relevance';
      wording(pack, 1).rule = 'tort-rule-relevance';
      for (const index of [1, 3]) question(pack, index).rules = ['tort-rule-relevance'];
      for (const { rules } of pack.essay.issues) rules[0] = 'evi-rule-party-opponent';
    },
    /must begin with 'evi-rule-'/,
  ],
  [
    'id-prefix',
    "an essay at home in another subject than its id's",
    (pack) => pack.essay.topics.unshift('torts'),
    /'evi-essay-001' must begin with 'tort-essay-'/,
  ],
  [
    'id-prefix',
    "an issue without its essay's id",
    (pack) => (essayIssue(pack).id = 'evi-essay-002-relevance'),
    /'evi-essay-002-relevance' must begin with 'evi-essay-001-'/,
  ],
  [
    'id-prefix',
    'an abbreviation without its prefix',
    (pack) => (abbreviation(pack).id = 'plaintiff'),
    /'plaintiff' must begin with 'abbr-'/,
  ],
];
