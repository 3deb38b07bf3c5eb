import { classNames } from './class-names';
import { AlertIcon, CheckIcon, CrossIcon } from './icons';
import { KeyHint } from './single-keys';

type Grade<Value extends string> = { value: Value; label: string; detail?: string | undefined };

type GradeChoiceProps<Value extends string> = {
  legend: string;
  isLegendHidden?: boolean;
  /** Three, the worst first. */
  grades: readonly Grade<Value>[];
  /** The chosen grade; null before one is. */
  value: Value | null;
  isDisabled?: boolean;
  /** Called with the chosen one too. */
  onChoose: (value: Value) => void;
  className?: string;
};

const LOOKS = [
  { Icon: CrossIcon, ink: 'text-danger-ink', chosen: 'border-danger bg-danger-soft' },
  { Icon: AlertIcon, ink: 'text-warning-ink', chosen: 'border-warning bg-warning-soft' },
  { Icon: CheckIcon, ink: 'text-success-ink', chosen: 'border-success bg-success-soft' },
] as const;

/** A grade of three, by a button each; the keys 1 to 3, which the screen listens to, stand beside them. */
export function GradeChoice<Value extends string>(props: GradeChoiceProps<Value>) {
  const { legend, isLegendHidden = false, grades, value, isDisabled = false, onChoose, className } = props;
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {LOOKS.map(({ Icon, ink, chosen }, index) => {
          const grade = grades[index];
          if (!grade) return null;
          const isChosen = grade.value === value;
          return (
            <button
              key={grade.value}
              type="button"
              disabled={isDisabled}
              aria-pressed={isChosen}
              onClick={() => onChoose(grade.value)}
              className={classNames(
                'flex min-h-14 flex-col items-center justify-center rounded-md border px-1 py-2 leading-tight font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55',
                isChosen ? chosen : 'border-edge bg-surface enabled:hover:border-ink enabled:hover:bg-sunken',
              )}
            >
              <span className="flex items-center gap-x-1.5 max-sm:flex-col">
                <Icon className={classNames('size-4', ink)} />
                {grade.label}
                <KeyHint className="max-md:hidden">{index + 1}</KeyHint>
              </span>
              {grade.detail && <span className="mt-0.5 text-sm font-normal text-muted">{grade.detail}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
