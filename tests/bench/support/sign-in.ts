/** Opens an account; answers its token, and the session cookie of its pages. */
export async function signIn(origin: string): Promise<{ token: string; cookie: string }> {
  const body = JSON.stringify({ username: 'bench', password: 'correct horse' });
  const post = (path: string) =>
    fetch(origin + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  await post('/api/auth/register');
  const response = await post('/api/auth/login');
  const { token } = (await response.json()) as { token?: string };
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0];
  if (!token || !cookie) throw new Error(`The login answered ${response.status} without a session.`);
  return { token, cookie };
}
