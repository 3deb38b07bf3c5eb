const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that deny what follows them in their clause. */
export const VERBAL_CUES = words('not never cannot hardly barely unable incapable');
/** Words that deny the noun they stand before, and with it the verb whose subject or object it is. */
export const NOUN_CUES = words('no none nobody nothing neither nor zero');
/** Words that deny a noun and nothing beyond it. */
export const PREPOSITION_CUES = words(
  'without except excluding excl exclusive besides lacks lacked lacking absent non',
);
export const TWO_WORD_CUES = new Map([
  ['opposed', 'to'],
  ['other', 'than'],
  ['rather', 'than'],
  ['instead', 'of'],
  ['apart', 'from'],
  ['aside', 'from'],
]);
/** Before 'of' they say what is wanting, whether or not it is wanted. */
export const LACKS = words('lack absence want');
/** Short forms whose full stop ends no sentence. */
export const SHORTENED = words(
  'excl incl etc esp approx corp inc govt vs re eg ie cir est juris unreas reas partic pub conf confid subst circ stat fed gov max min art arts sec jud crim civ comp neg intentl',
);
/** Verbs that deny what they govern. */
export const DENYING =
  /^(?:bar(?:s|red|ring)?|forbid(?:s|den|ding)?|forbade|ban(?:s|ned|ning)?|outlaw(?:s|ed|ing)?|prohibit(?:s|ed|ing|ion)?|preclud(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|disallow(?:s|ed)?)$/;
/** Verbs that deny only what follows their 'from': 'stops the maker from denying it'. */
export const HINDERING = /^(?:(?:e?stop|discourag|restrain|enjoin|hinder|kept|keep)(?:s|ped|ping|e|es|ed|ing)?)$/;
/** The same before 'to'. */
export const FAILING = /^(?:fail(?:s|ed|ing|ure)?|refus(?:e|es|ed|ing|al)|declin(?:e|es|ed|ing))$/;
/** 'no more than' counts, 'no doubt' stresses. */
export const AFTER_PLAIN_NO = words('doubt matter');

export const IF_WORDS = words('if when where whenever wherever once provided');
/** Words after which all is left open. */
export const OPEN_WORDS = words('whether whatever whichever regardless irrespective whoever however although');
export const CLAUSE_WORDS = words(
  'but because though since while whereas so therefore thus hence then that which who whose whom what whatever unless until otherwise',
);
export const RELATIVE_WORDS = words('that which who whose whom what');
/** What makes an 'only' before it a condition. */
export const ONLY_BEFORE = words('if when where by to upon after as for on once with in');

/** What is said of a subject to deny or require it: 'corroboration is not needed', 'negligence is not enough'. */
export const PREDICATES = words(
  'need needed needs require requires required necessary relevant matter matters material enough sufficient suffice suffices count counts',
);
export const NEGATIVE_PREDICATES = words('irrelevant immaterial unnecessary insufficient unneeded');

/** What is said of a subject to take its effect away; the subject is neither stated nor denied by it. */
export const VOIDING_PREDICATES = words(
  'void invalid unenforceable ineffective improper unlawful illegal inadmissible unconstitutional exempt excepted excused immune fails lapses denied refused barred disallowed forbidden prohibited precluded excluded',
);
/** Verbs that take away what they govern, so that 'owes no rent' and 'suspends the rent' are no contradiction. */
export const TAKING_AWAY =
  /^(?:suspend|excus|reliev|releas|los|lost|ceas|stop|discharg|waiv|avoid|defeat|reject|withdraw|withdrew|exempt|exclud|revok|abolish|eliminat|keep|kept|ignor|disregard|retain|remov|reliev|abat|extinguish|sever|cut|den|forfeit|immun|escap|overcom|overcam|overbear|overbor|overrid|overrod|destroy|negat|nullif|rebut|depriv)(?:e[sd]?|s|ed|ing|ing|y|ies|ied|ying|es|ped|ping|ting|ts)?$/;

export const FINITE = words('is are was were may must can could shall should will would does do did has have had');
/** Verbs that have their own subject wherever they stand: 'if it does not | he can'. */
export const SUBJECT_VERBS = words('is are was were may can must could shall should will would');
