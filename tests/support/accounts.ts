import { expect } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { send } from './api';

export type Learner = { id: string; username: string; password: string; token: string };

let count = 0;

/** Registers and logs in a new learner through the API. */
export async function newLearner(name?: string): Promise<Learner> {
  count += 1;
  const username = name ?? `learner-${count}`;
  const password = 'correct horse';
  expect((await send(register, { json: { username, password } })).status).toBe(201);
  return { username, password, ...(await logInAs(username, password)) };
}

/** Logs in; answers the token and the user's id. */
export async function logInAs(username: string, password: string): Promise<{ id: string; token: string }> {
  const response = await send(logIn, { json: { username, password } });
  expect(response.status).toBe(200);
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, id: user.id };
}
