import { SearchBox } from '@/components/understand/search-box';
import { searchExplanations as contract } from '@/lib/contract/understand';
import type { SubjectId } from '@/lib/domain/subjects/subjects';
import { reportFailure } from '@/lib/http/report-failure';
import { searchExplanations } from '@/lib/services/understand/search-explanations';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

type SearchProps = { searchParams: SearchParams; subject?: { id: SubjectId; name: string } };

/** The search box, with what the address asks for already found. */
export async function Search({ searchParams, subject }: SearchProps) {
  const { q } = await searchParams;
  const asked = contract.query.safeParse({ q, subject: subject?.id });
  const query = asked.success ? asked.data.q : '';
  // The page stands without it; the box asks again by itself and says what is wrong.
  const response = asked.success
    ? await searchExplanations({ query, subjectId: subject?.id }).catch((error: unknown) => {
        reportFailure('The search of the address could not be run.', error);
        return null;
      })
    : null;
  return <SearchBox {...(subject && { subject })} initialQuery={query} initialResponse={response} />;
}
