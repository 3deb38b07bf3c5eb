import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Minutes of study on each weekday, Monday first, that make the hours of a week. */
export const WEEK_PRESETS = [
  { hours: 10, minutes: [60, 60, 60, 60, 60, 180, 120] },
  { hours: 20, minutes: [150, 150, 150, 150, 150, 270, 180] },
  { hours: 40, minutes: [420, 420, 420, 420, 420, 300, 0] },
] as const;

/** Hours as they are typed, of minutes. */
export const toHours = (minutes: readonly number[]): string[] => minutes.map((each) => String(each / 60));

/** Minutes of hours as they were typed; nothing typed is none. */
export const toMinutes = (hours: readonly string[]): number[] => hours.map((each) => Math.round(Number(each) * 60));

type WeekHoursProps = {
  /** Hours as typed, Monday first. */
  hours: readonly string[];
  onChange: (hours: string[]) => void;
};

/** The hours that somebody studies on each weekday. */
export function WeekHours({ hours, onChange }: WeekHoursProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Hours of study</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {WEEKDAYS.map((weekday, day) => (
          <Field key={weekday} label={weekday}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="decimal"
                min={0}
                max={24}
                step={0.25}
                value={hours[day] ?? ''}
                onChange={({ target }) =>
                  onChange(WEEKDAYS.map((_, at) => (at === day ? target.value : (hours[at] ?? ''))))
                }
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
