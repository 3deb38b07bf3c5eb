/** Whom rules of law speak of. Two of them named in one rule are two persons. */
const PERSONS = new Set(
  `accomplice administrator adult agent alien applicant appellant appellee assignee assignor attorney auditor bailee bailor bank
  beneficiary bidder borrower broker builder buyer bystander carrier child claimant client congress conservator conspirator
  consumer contractor corporation counsel court covenantee covenantor creditor debtor decedent declarant defendant delegate
  delegator descendant devisee director distributor donee donor driver employee employer examiner executor expert
  fiduciary finder franchisee franchisor government governor grantee grantor guarantor guardian guest heir holder house
  husband indemnitee indemnitor informant infringer insider insured insurer invitee issuer judge juror jury landlord
  landowner lawyer legatee legislature lender lessee lessor licensee licensor lienor magistrate maker manager manufacturer
  master merchant minor minority mortgagee mortgagor movant nonmovant obligee obligor occupant occupier offeree offeror officer
  officeholder opponent owner parent partner partnership passenger patient payee payor person petitioner plaintiff pledgee
  pledgor police policyholder possessor president principal proponent promisee promisor promoter prosecution prosecutor
  psychotherapist publisher purchaser receiver recipient remainderman rescuer resident respondent retailer reversioner
  seller senate servant settlor shareholder spouse state stepchild stepparent stranger subcontractor supplier surety survivor
  suspect taker tenant testator testatrix tippee tipper tortfeasor transferee transferor trespasser tribunal trustee trustor
  user vendee vendor victim visitor ward wife witness worker wrongdoer`
    .split(/\s+/)
    .flatMap((word) => [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`]),
);
/** Too general to be anyone in particular. */
const ANYONE = new Set(['person', 'court', 'state', 'government', 'house', 'holder', 'owner', 'taker', 'minor']);

/** Whether a normalized word names one party among others. */
export function namesParty(word: string): boolean {
  return PERSONS.has(word) && !ANYONE.has(word.replace(/s$/, ''));
}
