/**
 * Words of which one never stands for another: parties to one relation, standards, and plain
 * opposites. Sets are set apart by semicolons; a set of roles may hold several words for each side,
 * joined by a stroke.
 */
const COUNTERPARTS = `
  plaintiff/claimant defendant; mortgagor/borrower mortgagee/lender; lessor/landlord lessee/tenant; vendor/seller vendee/buyer/purchaser;
  promisor promisee; offeror offeree; obligor/debtor/delegator obligee/creditor/delegate; assignor assignee; grantor grantee; donor donee;
  covenantor covenantee; bailor bailee; licensor licensee; settlor/trustor trustee beneficiary; testator/decedent heir/legatee/devisee;
  employer employee; principal agent 3th; principal inferior; shifting springing; franchisor franchisee; insurer insured; guarantor debtor; transferor transferee;
  wrongdoer/tortfeasor claimant/plaintiff; insurer plaintiff; congress president; movant nonmovant/nonmoving/opponent; proponent adverse; appellant appellee; prosecution defendant/accused; victim defendant;
  petitioner respondent; pledgor pledgee; indemnitor indemnitee; invitee licensee trespasser; house senate; judge jury;
  lawyer/attorney client; doctor/physician/psychotherapist patient; dominant servient; debtor creditor; tipper tippee;
  majority minority; before after; prior subsequent; precede follow; receipt dispatch; receive send; more less; most least; maximum minimum;
  higher lower; highest lowest; increase decrease/reduce; objective subjective; express implied; public private;
  specific general; intrastate interstate; state federal; civil criminal; felony misdemeanor; legal equitable;
  real personal; community separate; void voidable; oral written; internal external; inside outside; intrinsic extrinsic;
  active passive; domestic foreign; always never; high low; older younger; senior junior; buy sell; majority minority;
  recklessness/reckless negligence/negligent; direct indirect; direct circumstantial; bilateral unilateral; mandatory permissive;
  actual constructive; vested contingent; detour frolic; conclusive rebuttable; libel slander; appurtenant gross; legislative judicial executive; early late;
  first last; challenger government/defender; compelling important legitimate; preponderance clear/convincing; title possession; day night; begin end;
  temporary permanent; joint several; present future; innocent guilty
`;
export const COUNTERPART_SETS: readonly (readonly (readonly string[])[])[] = COUNTERPARTS.split(';').map((set) =>
  set
    .trim()
    .split(/\s+/)
    .map((side) => side.split('/')),
);
