'use client';

/** Ends the session and goes to the login page. */
export function LogoutButton({ label }: { label: string }) {
  const logOut = async () => {
    const { endSession } = await import('./end-session');
    await endSession();
    // A fresh document forgets every page that was kept for the learner who leaves.
    location.assign('/login');
  };

  return (
    <button
      type="button"
      onClick={logOut}
      className="block w-full rounded-md px-3 py-2 text-left font-semibold text-muted transition-colors hover:bg-sunken hover:text-ink"
    >
      {label}
    </button>
  );
}
