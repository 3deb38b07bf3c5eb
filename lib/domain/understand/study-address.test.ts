import { expect, it } from 'vitest';
import {
  dueCardsAddress,
  essayAddress,
  flashcardsAddress,
  newCardsAddress,
  questionsAddress,
  studyAddress,
  withCards,
} from './study-address';

it('names the places of what is studied', () => {
  expect(studyAddress('evidence')).toBe('/understand/evidence');
  expect(studyAddress('evidence', 'evi-rule-relevance')).toBe('/understand/evidence/evi-rule-relevance');
  expect(essayAddress('evi-essay-001')).toBe('/essays?load=evi-essay-001');
});

it('changes how many cards an address asks for, where it says so', () => {
  const address = newCardsAddress('torts', 10);
  expect(address).toBe('/rule-statements?deck=new%3Atorts&cards=10');
  expect(withCards(address, 7)).toBe('/rule-statements?deck=new%3Atorts&cards=7');
  expect(withCards(dueCardsAddress(), 7)).toBe(dueCardsAddress());
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
