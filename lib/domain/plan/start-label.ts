import type { PlanTask } from './plan';

/** What a task is about, to stand after 'Start:' on a button. */
export function startLabel({
  kind,
  title,
  count,
  subject,
}: Pick<PlanTask, 'kind' | 'title' | 'count' | 'subject'>): string {
  const plural = count === 1 ? '' : 's';
  switch (kind) {
    case 'diagnostic':
      return 'the diagnostic';
    case 'cards':
      // 'Review 40 due cards, learn 10 new': the first part, without its verb.
      return (title.split(',')[0] ?? title).replace(/^\w+ /, '');
    case 'questions':
      return `${count} ${subject ?? 'mixed'} question${plural}`;
    case 'practice-exam':
      return (title.split(':')[0] ?? title).replace(/^Take /, '');
    case 'essay':
      return 'an essay';
    case 'essay-review':
      return 'an essay review';
    case 'rule-quiz':
      return `${count} missed rule${plural}`;
    case 'explanation':
      return title.replace(/^Read: /, '');
  }
}
