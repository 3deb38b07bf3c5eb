'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { canKeep } from '@/lib/client/kept-answers';
import { readTaken, type Taken } from '@/lib/client/take-along';
import { TakenThings } from './taken-things';
import { useTakeAlong } from './use-take-along';
import { WishForm } from './wish-form';

/** Chooses what is to be on this device, fetches it, and says what is there and until when. */
export function TakeAlong({ userId }: { userId: string }) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isPossible, setIsPossible] = useState(true);
  const { state, take, cancel } = useTakeAlong(userId, setTaken);

  useEffect(() => {
    setIsPossible(canKeep() && 'serviceWorker' in navigator);
    readTaken().then(setTaken, () => undefined);
  }, []);

  if (!isPossible) {
    return (
      <Alert tone="warning" title="This browser cannot keep pages.">
        That takes a secure connection (https) and a browser that is not in a private window.
      </Alert>
    );
  }
  return (
    <div className="grid gap-6">
      {taken && <TakenThings userId={userId} taken={taken} onRemoved={() => setTaken(null)} />}
      <Card aria-labelledby="wish-title">
        <CardHeader
          title={taken ? 'Take something else along' : 'What to take along'}
          titleId="wish-title"
          description={taken ? 'It takes the place of what is here now.' : undefined}
        />
        <CardBody>
          <WishForm state={state} onTake={take} onCancel={cancel} />
        </CardBody>
      </Card>
    </div>
  );
}
