import { expect, it } from 'vitest';
import { readDocument } from './cached-document';

const page = (body: string, title = 'Torts · Barwright') => `<html><head><title>${title}</title></head>${body}</html>`;
const MARK = '<span hidden="" data-learner="01a1fc08-bc7a"></span>';

it('knows whose a page is, by what the server wrote into it', () => {
  expect(readDocument(page(MARK))).toEqual({ userId: '01a1fc08-bc7a', title: 'Torts' });
});

it('keeps a page of which a part is left to the browser', () => {
  const left = '<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>';
  expect(readDocument(page(left + MARK)).userId).toBe('01a1fc08-bc7a');
});

it.each([
  ['a visitor’s', page('<main>Log in</main>')],
  ['one whose data alone speaks of a learner', page('<script>"data-learner\\":\\"01a1fc08\\""</script>')],
  ['one of which a part failed', page(`<template data-dgst="123"></template>${MARK}`)],
  ['a page of somebody in between', '<h1>502 Bad Gateway</h1>'],
])('takes %s for nobody’s', (_, html) => {
  expect(readDocument(html).userId).toBeNull();
});

it('reads a title as people do', () => {
  expect(readDocument(page('', 'Profile &amp; Stats · Barwright')).title).toBe('Profile & Stats');
  expect(readDocument(page('', 'Will&#x27;s &unknown;')).title).toBe("Will's &unknown;");
});
