import { plainFacts } from './plain-facts';
import { entryAt, type SmallPack, smallQuestion } from './small-pack';

/** The entries of a small pack by their place, to be changed at will. */
export const issue = (pack: SmallPack, index = 0) => entryAt(pack.taxonomy.issues, index);
export const rule = (pack: SmallPack, index = 0) => entryAt(pack.rules.rules, index);
export const wording = (pack: SmallPack, index = 0) => entryAt(pack.wordings.wordings, index);
export const question = (pack: SmallPack, index = 0) => entryAt(pack.questions.questions, index);
export const essayIssue = (pack: SmallPack, index = 0) => entryAt(pack.essay.issues, index);
export const explanation = (pack: SmallPack, index = 0) => entryAt(pack.explanations.explanations, index);
export const abbreviation = (pack: SmallPack, index = 0) => entryAt(pack.abbreviations.abbreviations, index);

/** Sixty questions with facts of their own, so many of them under the first issue. */
export function fillBank(pack: SmallPack, underFirstIssue: number) {
  pack.questions.questions = Array.from({ length: 60 }, (_, index) => {
    const place =
      index < underFirstIssue
        ? { subissue: 'evi-hearsay-definition', issue: undefined }
        : { subissue: undefined, issue: 'evi-relevance' };
    return { ...smallQuestion(index, plainFacts(index)), ...place };
  });
}
