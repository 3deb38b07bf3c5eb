import { expect, it } from 'vitest';
import { essayAddress, flashcardsAddress, questionsAddress, studyAddress } from './study-address';

it('names the places of what is studied', () => {
  expect(studyAddress('evidence')).toBe('/understand/evidence');
  expect(studyAddress('evidence', 'evi-rule-relevance')).toBe('/understand/evidence/evi-rule-relevance');
  expect(essayAddress('evi-essay-001')).toBe('/essays?load=evi-essay-001');
});

it('lets any name survive its address', () => {
  const read = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);
  expect(read(flashcardsAddress({ issueId: 'evi-hearsay' }))).toEqual({ deck: 'issue:evi-hearsay' });
  expect(read(flashcardsAddress({ subjectId: 'torts' }))).toEqual({ deck: 'subject:torts' });
  expect(read(questionsAddress('Criminal Law and Procedure', 'Duty & breach: who, what?'))).toEqual({
    subject: 'Criminal Law and Procedure',
    subtopic: 'Duty & breach: who, what?',
  });
});
