import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';

function watchFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Gives the whole screen to the exam, where the browser can, and takes it back; also when the exam is left. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);

  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    },
    [],
  );

  if (!document.fullscreenEnabled) return null;
  const toggle = async () => {
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      // The browser will not: the exam goes on in its window.
    }
  };
  return (
    <Button size="sm" variant="ghost" onClick={toggle}>
      {isFull ? 'Leave full screen' : 'Full screen'}
    </Button>
  );
}
