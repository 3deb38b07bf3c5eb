import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { SingleKeysSwitch } from '@/components/ui/single-keys';

/** Which keys are shortcuts in this browser. */
export function KeyboardCard() {
  return (
    <Card aria-labelledby="keyboard-title" className="print:hidden">
      <CardHeader
        title="Keyboard"
        titleId="keyboard-title"
        description="Quizzes, flashcards and outlines answer to single keys. Switch them off if you speak to your computer or often touch a key unintentionally. This browser remembers it."
      />
      <CardBody>
        <SingleKeysSwitch className="-ml-2" />
      </CardBody>
    </Card>
  );
}
