import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/auth/constants';

type PasswordFieldProps = {
  label: string;
  value: string;
  onChange: (password: string) => void;
  /** It is being chosen, and so held to the rules for new ones. */
  isNew?: boolean;
};

/** A required password. */
export function PasswordField({ label, value, onChange, isNew = false }: PasswordFieldProps) {
  const rules = isNew && { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH };
  return (
    <Field label={label} hint={isNew && `At least ${PASSWORD_MIN_LENGTH} characters.`}>
      {(control) => (
        <Input
          {...control}
          {...rules}
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
