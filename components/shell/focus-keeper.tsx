'use client';

import { useEffect } from 'react';
import { keepFocus } from './keep-focus';

/** Keeps the focus in the page, whatever goes away under it. */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}
