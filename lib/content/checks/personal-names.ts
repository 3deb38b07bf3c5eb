import { properNamesOf } from '@/lib/content/near-duplicates';

/** Words that make the capitalized words around them the name of a place, a body or a law. */
const INSTITUTIONS = words(`
  Act Acts Agency Airport Amendment App Article Assembly Authority Avenue Bank Beach Board Boulevard Bridge Bureau
  Chapter Church City Clause Club Code College Commission Committee Company Congress Constitution Corp Corporation
  Council County Court Creek Department Detective Director District Division Fund Government Governor Highway Hospital
  House Inc Industries Interstate Island Judge Justice Lake Lane Law Legislature LLC LLP Mall Mayor Motel Motors
  Mountain Museum National Officer Park Parkway Place Plaza President Road River Rule School Secretary Section Senate
  Services State States Statute Street Supreme Town Township Treasury Treaty Trust Union United University Valley Village
`);

/** Capitalized words that name no person wherever they stand. */
const OTHER_NAMES = words(`
  January February March April May June July August September October November December
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas Thanksgiving
  Alabama Alaska Arizona Arkansas California Carolina Colorado Connecticut Dakota Delaware Florida Georgia Hawaii Idaho
  Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri
  Montana Nebraska Nevada Hampshire Jersey Mexico York Ohio Oklahoma Oregon Pennsylvania Rhode Tennessee Texas Utah
  Vermont Virginia Washington Wisconsin Wyoming North South East West Northern Southern Eastern Western New
  America American Americans Canada Canadian China Chinese English European France French German Germany Japan Japanese
  Mexican Spanish British
  First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Thirteenth Fourteenth Fifteenth
  Blackacre Whiteacre Greenacre Internet Miranda Restatement Torts Contracts Model Penal Uniform Commercial Federal
  Privileges Immunities Commerce Equal Protection Due Process Establishment Exercise Free Full Faith Credit Supremacy
  Dr Mr Mrs Ms Prof Sgt The He She They It In On At No Yes I’m I'm I’ll I'll I’ve I've I’d I'd
`);

/**
 * Names of people in a text, each once: capitalized words within a sentence that no list knows as
 * something else and that stand beside no word such as 'Street' or 'Inc'. What is left may be a
 * trade name; a writer who would rather not be asked about it writes 'a retailer'.
 */
export function personalNamesOf(text: string): string[] {
  const runs = text.match(/\p{Lu}[\p{L}’']*(?:\s+(?:of\s+|the\s+)?\p{Lu}[\p{L}’']*)*/gu) ?? [];
  const institutional = new Set(
    runs
      .map((run) => run.split(/\s+/).map(withoutPossessive))
      .filter((run) => run.some((word) => INSTITUTIONS.has(word)))
      .flat(),
  );
  return properNamesOf(text).filter(
    (name) => !institutional.has(name) && !OTHER_NAMES.has(name) && name !== name.toUpperCase(),
  );
}

function withoutPossessive(word: string): string {
  return word.replace(/[’'](s|S)?$/, '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
