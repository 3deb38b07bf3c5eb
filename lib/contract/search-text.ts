import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@/lib/domain/understand/constants';

/** What is searched for: all its words, "phrases", `or`, `-not`. */
export const searchText = z
  .string('Please say what to search for.')
  .check(
    z.trim(),
    z.minLength(MIN_SEARCH_LENGTH, `Please type at least ${MIN_SEARCH_LENGTH} characters.`),
    z.maxLength(MAX_SEARCH_LENGTH, `A search can have at most ${MAX_SEARCH_LENGTH} characters.`),
  );
