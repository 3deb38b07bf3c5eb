import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { SingleKeysSwitch } from '@/components/ui/single-keys';

/** Which keys are shortcuts in this browser. */
export function KeyboardCard() {
  return (
    <Card aria-labelledby="keyboard-title" className="print:hidden">
      <CardHeader
        title="Keyboard"
        titleId="keyboard-title"
        description="Quizzes, flashcards, and outlines have single-key shortcuts. Turn these off if you use voice control or often hit keys by accident. Saved in this browser only."
      />
      <CardBody>
        <SingleKeysSwitch className="-ml-2" />
      </CardBody>
    </Card>
  );
}
