import { notFound } from 'next/navigation';
import { AppError } from '@/lib/domain/errors/app-error';

/** What the promise gives; the not-found page for what is missing or someone else's, alike. */
export async function orNotFound<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')) notFound();
    throw error;
  }
}
