import { AppError } from '@/lib/domain/errors/app-error';
import { errorResponse } from '@/lib/http/error-response';

/** Every address below /api that no other route answers, whatever the method. */
async function unknown(): Promise<Response> {
  return errorResponse(new AppError('not_found', 'There is nothing at this address.'));
}

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
