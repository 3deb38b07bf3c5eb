import { describe, expect, it } from 'vitest';
import { GET as exportData } from '@/app/api/account/export/route';
import { POST as changePassword } from '@/app/api/account/password/route';
import { DELETE as deleteAccount } from '@/app/api/account/route';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as renew } from '@/app/api/auth/renew/route';
import { issueToken } from '@/lib/auth/token';
import { changePassword as contract, exportAccount } from '@/lib/contract/auth';
import { database } from '@/lib/db/prisma';
import { PLACE_FAILURE_LIMIT } from '@/lib/domain/auth/constants';
import { logInAs, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';

describe('POST /account/password', () => {
  it('changes the password, ends every other session and keeps this one', async () => {
    const { username, password, token } = await newLearner();
    const { token: elsewhere } = await logInAs(username, password);
    const json = { currentPassword: password, newPassword: 'battery staple' };
    const response = await send(changePassword, { token, json });
    const { token: fresh } = contract.response.parse(await response.json());

    for (const ended of [token, elsewhere]) {
      await expectError(await send(renew, { method: 'POST', token: ended }), 401, 'unauthenticated');
    }
    expect((await send(renew, { method: 'POST', token: fresh })).status).toBe(200);
    expect((await send(logIn, { json: { username, password } })).status).toBe(401);
    await logInAs(username, 'battery staple');
  });

  it('knows a session that was renewed in another process, whose change this one has not seen', async () => {
    const { id, username, token } = await newLearner();
    expect((await send(renew, { method: 'POST', token })).status).toBe(200);
    await database().user.update({ where: { id }, data: { sessionVersion: 2 } });
    const fresh = await issueToken({ id, username, role: 'learner', sessionVersion: 2 }, Date.now());
    expect((await send(renew, { method: 'POST', token: fresh })).status).toBe(200);
    await expectError(await send(renew, { method: 'POST', token }), 401, 'unauthenticated');
  });

  it('refuses a wrong current password without ending the session, and throttles guesses', async () => {
    const { token } = await newLearner();
    const guess = () => send(changePassword, { token, json: { currentPassword: 'guess', newPassword: 'longer' } });
    for (let attempt = 0; attempt < PLACE_FAILURE_LIMIT; attempt += 1) {
      await expectError(await guess(), 400, 'invalid_input');
    }
    await expectError(await guess(), 429, 'throttled');
    expect((await send(renew, { method: 'POST', token })).status).toBe(200);
  });

  it('refuses a short new password and a visitor', async () => {
    const { token, password } = await newLearner();
    const json = { currentPassword: password, newPassword: '12345' };
    await expectError(await send(changePassword, { token, json }), 400, 'invalid_input');
    await expectError(await send(changePassword, { json }), 401, 'unauthenticated');
  });
});

describe('DELETE /account', () => {
  it('deletes the account and its sessions; the username is free again', async () => {
    const { id, username, password, token } = await newLearner();
    const response = await send(deleteAccount, { method: 'DELETE', token, json: { password } });
    expect(response.status).toBe(204);
    expect(response.headers.get('Set-Cookie')).toContain('Max-Age=0');
    expect(await database().user.findUnique({ where: { id } })).toBeNull();
    await expectError(await send(renew, { method: 'POST', token }), 401, 'unauthenticated');
    await newLearner(username);
  });

  it('asks for the password, and deletes nothing without it', async () => {
    const { id, token } = await newLearner();
    await expectError(
      await send(deleteAccount, { method: 'DELETE', token, json: { password: 'wrong' } }),
      400,
      'invalid_input',
    );
    await expectError(await send(deleteAccount, { method: 'DELETE', token, json: {} }), 400, 'invalid_input');
    expect(await database().user.findUnique({ where: { id } })).not.toBeNull();
  });
});

describe('GET /account/export', () => {
  it('answers everything of one’s own and nothing secret', async () => {
    const { id, username, token } = await newLearner();
    const response = await send(exportData, { token });
    const body = await response.json();
    exportAccount.response.parse(body);
    expect(body.user).toMatchObject({ id, username, role: 'learner' });
    expect(body.quizAttempts).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/);
  });

  it('answers 401 to a visitor', async () => {
    await expectError(await send(exportData), 401, 'unauthenticated');
  });
});
