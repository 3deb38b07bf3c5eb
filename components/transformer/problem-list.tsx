import { Alert } from '@/components/ui/alert';

/** What went wrong, in sentences; nothing without any. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="danger" className="mt-4">
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem} className="wrap-anywhere">
            {problem}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
