// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '@/lib/client/api-error';
import { holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { useSubmit } from './use-submit';

let form: ReturnType<typeof useSubmit>;
let sent: { resolve: () => void; reject: (error: Error) => void }[];

function Screen() {
  form = useSubmit({
    send: () => new Promise((resolve, reject) => sent.push({ resolve, reject })),
    failure: 'It could not be saved.',
  });
  return <form onSubmit={form.submit} />;
}
const submit = () => settle(() => document.querySelector('form')?.requestSubmit());
const state = () => [form.isBusy, form.isDone, form.problem];

beforeEach(async () => {
  holdServer();
  sent = [];
  await render(<Screen />);
});
afterEach(leave);

it('sends one at a time, and says what became of it until the next', async () => {
  await submit();
  await submit();
  expect([sent.length, state()]).toEqual([1, [true, false, null]]);
  await settle(() => sent[0]?.reject(new ApiError('network', null, 0)));
  expect(state()).toEqual([false, false, 'It could not be saved. This needs a connection.']);
  await submit();
  expect(state()).toEqual([true, false, null]);
  await settle(() => sent[1]?.resolve());
  expect(state()).toEqual([false, true, null]);
});

it.each(['done', 'failed'])('says nothing of a sending that is %s after it was forgotten', async (how) => {
  await submit();
  await settle(() => form.forget());
  await settle(() => (how === 'done' ? sent[0]?.resolve() : sent[0]?.reject(new Error('No.'))));
  expect(state()).toEqual([false, false, null]);
});
