import type { MetadataRoute } from 'next';
import { rgbColor } from '@/components/ui/oklch';
import { LIGHT } from '@/components/ui/tokens';
import { START_PARAMETER } from '@/lib/domain/understand/study-address';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes Barwright installable: its own window, icons, and the two things to do in a spare minute. */
export default function manifest(): MetadataRoute.Manifest {
  const paper = rgbColor(LIGHT.paper);
  return {
    id: '/',
    name: 'Barwright',
    short_name: 'Barwright',
    description: 'Bar-exam preparation: understand, memorize, apply.',
    // Leads to where the learner was (lib/service-worker/documents.ts).
    start_url: '/open',
    scope: '/',
    display: 'standalone',
    lang: 'en-US',
    categories: ['education'],
    background_color: paper,
    theme_color: paper,
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Due today', url: '/rule-statements?deck=due' },
      { name: 'Ten questions', url: `/questions?${START_PARAMETER}=now` },
    ],
  };
}
