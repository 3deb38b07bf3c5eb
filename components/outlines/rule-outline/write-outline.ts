import { createHash } from 'node:crypto';
import type { OutlinedIssue, OutlinedRule, OutlinedTopic, RuleOutline } from '@/lib/domain/outlines/rule-outline';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { type Markup, markup } from '@/lib/domain/text/markup';
import { essayAddress, flashcardsAddress, studyAddress } from '@/lib/domain/understand/study-address';

type WrittenOutline = {
  html: string;
  /** Names this very text. */
  digest: string;
};

const written = new WeakMap<RuleOutline, WrittenOutline>();

/**
 * The text of the rule outline as HTML, written the first time this very outline is seen. It is as
 * heavy as a book, so it is no tree of components (docs/decisions/0011-rule-outline.md); it looks as
 * rule-outline.css says.
 */
export function writeOutline(outline: RuleOutline): WrittenOutline {
  const known = written.get(outline);
  if (known) return known;
  const { html } = markup`${outline.topics.map((topic) => writeTopic(topic, outline))}`;
  const fresh = { html, digest: createHash('sha256').update(html).digest('base64url') };
  written.set(outline, fresh);
  return fresh;
}

type Names = Pick<RuleOutline, 'friendlyNames'>;

function writeTopic({ id, name, essayCount, issues }: OutlinedTopic, names: Names): Markup {
  const { emoji = '', hue = 0 } = SUBJECTS.find((subject) => subject.id === id) ?? {};
  const content =
    issues.length === 0
      ? markup`<p class="none">No issues found for this topic.</p>`
      : markup`${issues.map((issue) => writeIssue(issue, id, names))}`;
  return markup`<section class="topic" style="--subject-hue:${hue}" aria-labelledby="${id}"><div class="title"><h2 id="${id}"><span aria-hidden="true">${emoji} </span>${name}</h2><p>${counted(essayCount, 'essay')}</p>${exportButton(id, name, issues)}</div>${content}</section>`;
}

function exportButton(id: string, name: string, issues: readonly OutlinedIssue[]): Markup {
  if (issues.length === 0) return markup``;
  return markup`<button type="button" data-export="${id}" aria-label="Save as Word: ${name}">Save as Word</button>`;
}

function writeIssue({ id, name, essayIds, rules }: OutlinedIssue, topicId: string, names: Names): Markup {
  const tested =
    essayIds.length === 0 ? markup`not tested yet` : markup`tested in ${counted(essayIds.length, 'essay')}`;
  const list =
    rules.length === 0
      ? markup`<p class="none">No rules found for this issue.</p>`
      : markup`<ul aria-label="Rules of ${topicTitle(name)}">${rules.map((rule) => writeRule(rule, names))}</ul>`;
  return markup`<details class="issue" id="${id}"><summary><h3>${topicTitle(name)}</h3><span class="counts">${counted(rules.length, 'rule')} · ${tested}<span data-ticked></span></span></summary>${list}<p class="more"><a href="${studyAddress(topicId, id)}">Explanation</a> <a href="${flashcardsAddress({ issueId: id })}">Flashcards</a></p></details>`;
}

function writeRule({ id, name, text, place, essayIds }: OutlinedRule, { friendlyNames }: Names): Markup {
  const above = place.length === 0 ? markup`` : markup`<p class="place">${place.map(topicTitle).join(' › ')}</p>`;
  const essays = essayIds.map(
    (essayId) =>
      markup`<li><a href="${essayAddress(essayId)}" target="_blank" rel="noopener">${friendlyNames[essayId] ?? essayId}</a></li>`,
  );
  const tested =
    essays.length === 0
      ? markup`<p class="untested">No essay tests it yet.</p>`
      : markup`<ul class="essays" aria-label="Essays on ${name}">${essays}</ul>`;
  return markup`<li class="rule" id="${id}">${above}<label><input type="checkbox" autocomplete="off" data-rule="${id}"><span>${name}</span></label><p class="text">${text}</p>${tested}</li>`;
}
