import type { Metadata } from 'next';
import { KeyboardCard } from '@/components/profile/keyboard-card';
import { StudyPlanCard } from '@/components/profile/study-plan-card';
import { reportFailure } from '@/lib/http/report-failure';
import { readStudyPlan } from '@/lib/services/account/read-study-plan';
import { ProfileFrame } from '../profile-frame';

export const metadata: Metadata = { title: 'Settings' };

async function Settings({ userId }: { userId: string }) {
  // The rest of the page stands without it.
  const plan = await readStudyPlan(userId).catch((error: unknown) => {
    reportFailure('The study plan could not be read.', error);
    return null;
  });
  return (
    <>
      <StudyPlanCard plan={plan} />
      <KeyboardCard />
    </>
  );
}

export default function SettingsPage() {
  return (
    <ProfileFrame place="settings" title="Settings">
      {({ id }) => <Settings userId={id} />}
    </ProfileFrame>
  );
}
