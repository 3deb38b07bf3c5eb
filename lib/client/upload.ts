import type { EndpointContract, EndpointResponse } from '@/lib/contract/endpoint-contract';
import { ApiError } from './api-error';
import { authorization, endpointAddress, endRefusedSession, failedCall } from './endpoint-request';
import { beginWrite } from './new-version';

type FilesContract = EndpointContract & { files: { field: string } };

type Upload = {
  files: readonly File[];
  signal?: AbortSignal;
  /** Called as bytes leave; `share` goes from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** The largest file gets through at 300 kbit/s. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/**
 * Sends files to an endpoint as multipart/form-data, with the stored bearer token. `fetch` cannot tell
 * how far it has come, so this is an XMLHttpRequest. Throws ApiError, a TimeoutError after 5 minutes, and the reason of an abort; a
 * 401 ends the session as in `call`.
 */
export function upload<C extends FilesContract>(
  contract: C,
  { files, signal, onProgress }: Upload,
): Promise<EndpointResponse<C>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const form = new FormData();
    for (const file of files) form.append(contract.files.field, file, file.name);

    const request = new XMLHttpRequest();
    request.timeout = UPLOAD_TIMEOUT_MS;
    const headers = authorization();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal?.reason);
    request.ontimeout = () => reject(new DOMException('The upload took too long.', 'TimeoutError'));
    request.onerror = () => reject(new ApiError('network', null, 0));
    request.onload = () => {
      if (request.status < 200 || request.status >= 300) {
        if (request.status === 401) endRefusedSession(headers);
        return reject(failedCall(request.status, request.responseText, (name) => request.getResponseHeader(name)));
      }
      try {
        resolve(JSON.parse(request.responseText) as EndpointResponse<C>);
      } catch (error) {
        reject(error);
      }
    };
    const endWrite = beginWrite();
    request.onloadend = () => {
      endWrite();
      signal?.removeEventListener('abort', abort);
    };

    request.open(contract.method, endpointAddress(contract, {}));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}
