import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { USERNAME_MAX_LENGTH } from '@/lib/domain/auth/constants';

/** The name that a learner logs in with. */
export function UsernameField({ hint }: { hint?: string }) {
  return (
    <Field label="Username" hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          // In characters as the rules count them, each of which may take two of the browser's.
          maxLength={USERNAME_MAX_LENGTH * 2}
        />
      )}
    </Field>
  );
}
