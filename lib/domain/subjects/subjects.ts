/**
 * The thirteen subjects and the seven multiple-choice subjects they belong to.
 * This table is the only place where the two lists meet; see
 * specification 10.1.
 */

/** The subjects of the multistate multiple-choice exam, as learners see them. */
export const MBE_SUBJECTS = [
  'Civil Procedure',
  'Constitutional Law',
  'Contracts',
  'Criminal Law and Procedure',
  'Evidence',
  'Real Property',
  'Torts',
] as const;

export type MbeSubject = (typeof MBE_SUBJECTS)[number];

export type Subject = {
  /** Permanent id, used in content files and addresses. */
  id: string;
  /** Name shown to learners; holds no comma. */
  name: string;
  emoji: string;
  /** Hue in degrees (OKLCH) that the subject owns on cards, badges, charts and graph. */
  hue: number;
  /** The multiple-choice subject it is examined under, null when it is an essay subject only. */
  mbe: MbeSubject | null;
};

/** All thirteen subjects, sorted by name. */
export const SUBJECTS = [
  { id: 'business-associations', name: 'Business Associations', emoji: '🏢', hue: 250, mbe: null },
  { id: 'civil-procedure', name: 'Civil Procedure', emoji: '⚖️', hue: 225, mbe: 'Civil Procedure' },
  { id: 'community-property', name: 'Community Property', emoji: '💍', hue: 350, mbe: null },
  { id: 'constitutional', name: 'Constitutional', emoji: '📜', hue: 85, mbe: 'Constitutional Law' },
  { id: 'contracts', name: 'Contracts', emoji: '🤝', hue: 160, mbe: 'Contracts' },
  { id: 'criminal-law', name: 'Criminal Law', emoji: '🚨', hue: 25, mbe: 'Criminal Law and Procedure' },
  { id: 'criminal-procedure', name: 'Criminal Procedure', emoji: '👮', hue: 5, mbe: 'Criminal Law and Procedure' },
  { id: 'evidence', name: 'Evidence', emoji: '🔍', hue: 290, mbe: 'Evidence' },
  { id: 'professional-responsibility', name: 'Professional Responsibility', emoji: '🧭', hue: 195, mbe: null },
  { id: 'real-property', name: 'Real Property', emoji: '🏡', hue: 130, mbe: 'Real Property' },
  { id: 'remedies', name: 'Remedies', emoji: '🩹', hue: 320, mbe: null },
  { id: 'torts', name: 'Torts', emoji: '🤕', hue: 50, mbe: 'Torts' },
  { id: 'wills-and-trusts', name: 'Wills and Trusts', emoji: '🪶', hue: 105, mbe: null },
] as const satisfies readonly Subject[];

export type SubjectId = (typeof SUBJECTS)[number]['id'];
