import { expect } from 'vitest';
import { GET as getFiles } from '@/app/api/transformer/files/route';
import { POST as postUpload } from '@/app/api/transformer/upload/route';
import { listTransformerFiles, uploadDocuments } from '@/lib/contract/transformer';
import { send } from './api';

export type Sent = [filename: string, bytes: Uint8Array<ArrayBuffer>];

/** Sends a form as a browser writes it. */
export async function upload(files: Sent[], { token, field = 'files' }: { token?: string; field?: string } = {}) {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([bytes], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return send(postUpload, {
    raw: await request.arrayBuffer(),
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
    ...(token && { token }),
  });
}

export async function uploaded(files: Sent[], { token }: { token: string }) {
  const response = await upload(files, { token });
  expect(response.status).toBe(200);
  return uploadDocuments.response.parse(await response.json());
}

export async function filesOf({ token }: { token: string }) {
  const response = await send(getFiles, { token });
  expect(response.status).toBe(200);
  return listTransformerFiles.response.parse(await response.json());
}
