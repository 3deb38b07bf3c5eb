/** Regular expressions that the check passes over, by file, each with the reason why they are no harm. */
export const ACCEPTED_EXPRESSIONS: Record<string, string> = {
  'lib/domain/essays/coach-phrases.ts /\\s+\\S*$/': 'Reads an excerpt that was cut to a fixed length.',
  'lib/domain/text/shortened.ts /\\s+\\S*$/': 'Reads an excerpt that was cut to a fixed length.',
  'lib/domain/essays/answer-report.ts /^[. ]+|[. ]+$/g': 'Reads an excerpt that was cut to a fixed length.',
  'components/essays/editor/allowed-link.ts /^[^@:/]+@[^@:/]+\\.[^@:/]+$/':
    "Reads what a learner pastes or types, in that learner's own browser.",
  'components/essays/editor/disarm-html.ts /=\\s*(?:"[^"]*"?|\'[^\']*\'?)?|(?<![\\w-])on(?=[a-z]+\\s*=)/gi':
    "Reads what a learner pastes or types, in that learner's own browser.",
  'components/essays/editor/inline-style.ts /(?:^|;)\\s*(display\\s*:\\s*none|visibility\\s*:\\s*hidden|mso-hide\\s*:\\s*all|mso-element\\s*:\\s*comment)/':
    "Reads what a learner pastes or types, in that learner's own browser.",
  'components/essays/editor/word-html.ts /mso-list\\s*:[^;]*\\blevel(\\d+)/':
    "Reads what a learner pastes or types, in that learner's own browser.",
  'lib/domain/rules/checker/reading/terms.ts /\\((?:e\\.?g\\.?|i\\.?e\\.?|ex[.:]|like|such as|for example|for instance|as when|say)\\b[^)]{0,400}\\)|\\b(?:e\\.?g\\b\\.?|ex:|for example|for instance|such as(?: when| if)?)(?:[^.,;)–—]|\\.(?!\\s))*?(?=\\s-\\s|[.,;)–—]|$)/gi':
    'Reads a recalled rule of at most 4,000 characters.',
  'lib/domain/transformer/xml-tag.ts /&[^;]*;/g': 'Reads up to the last semicolon, so that every search succeeds.',
  'lib/domain/essays/coach-advice.ts /\\b(?:however|although|though|on the other hand|argu(?:e|es|ed|ing|ment)|contend\\w*|respond\\w*|rebut\\w*|counter\\w*|despite|even if|even though|nevertheless|but)\\b/i':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/essays/coach-questions.ts /\\b(?:miss(?:ed|ing)?|overlook\\w*|omit\\w*|forg[eo]t\\w*|left out|leave out|spot(?:ted)?|(?:which|what) issues)\\b/':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/essays/coach-questions.ts /(?<!counter)(?<!counter[- ])\\bargu\\w+|\\bkey points?\\b|\\bmain points?\\b|\\breasoning\\b/':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/essays/coach-questions.ts /\\bcounter\\w*|\\bother side\\b|\\bboth sides\\b|\\bopposing\\b|\\bopponents?\\b|\\brebut\\w*|\\bobjections?\\b|\\bexceptions?\\b/':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/essays/coach-questions.ts /\\b(?:conclu\\w+|outcomes?|results?|(?:who|which side) (?:wins|prevails)|verdict)\\b/':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/essays/coach-questions.ts /\\b(?:improv\\w*|better|weak\\w*|rais(?:e|ing)|fix|revise|rewrite|work on|next|points)\\b/':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/essays/coached-answer.ts /\\?\\s*$|\\b(?:discuss|explain|answer according|assume|how should|what claims|what rights)\\b/i':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  "lib/domain/rules/checker/conflicts/joint-conflicts.ts /\\bboth (?:are |is |were )?(?:required|needed|necessary|true|met|present|apply)|\\b(?:need|needs|require|requires|must have|have to have) both|\\b(?:when|if|only|of) both\\b|\\ball (?:two|three|four|five|of them|of these|of those)\\b|\\bonly (?:if|when|where) (?:it |they |\\w+ )?(?:was |is |are |were )?both\\b|\\b(?:one|either)(?: of them| one)? (?:alone|by itself) (?:is|was|will|would|does|do|wo|is)n?['’]?t|\\bone without the other|\\bone(?: \\w+)? (?:is not|isn['’]?t) enough|\\bnot (?:just|only) one of/i":
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/rules/checker/reading/quantities.ts /(?:more|greater|longer|larger|older|later) than|over|exceed\\w*|above|at least|minimum|min|no (?:less|fewer) than|beyond/g':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/rules/checker/reading/written-forms.ts /\\b[A-Za-z]{3,}\\.(?=\\s*[a-z\\d,;:)&+=/-])/g':
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  "lib/domain/text/words.ts /\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?\\p{L}*|\\d(?<![\\d/]\\d)\\/(?:10|[2-9])(?![\\d/])|\\d+\\.\\d+\\p{L}*|\\d+\\p{L}*|(?:\\p{L}\\.){2,8}(?!\\p{L})|\\p{L}[\\p{L}\\p{M}]*(?:['’ʼ`]\\p{L}+)*|[§%&½¼¾⅓⅔]/gu":
    'Checked by hand, being beyond the checker: what repeats follows a fixed word or begins at a word boundary, so no place is read twice over.',
  'lib/domain/transformer/xml-scanner.ts /^<\\?xml[ \\t\\r\\n]+version[ \\t\\r\\n]*=[ \\t\\r\\n]*["\']1\\.0["\'](?:[ \\t\\r\\n]+encoding[ \\t\\r\\n]*=[ \\t\\r\\n]*["\']utf-8["\'])?(?:[ \\t\\r\\n]+standalone[ \\t\\r\\n]*=[ \\t\\r\\n]*["\'](?:yes|no)["\'])?[ \\t\\r\\n]*\\?>/i':
    'Checked by hand: it is anchored, and blanks stand between fixed words, so each belongs to one part alone.',
};
