import type { Abbreviation } from '@/lib/domain/text/abbreviations';

/** How people shorten words when they type fast, beyond the short forms of the trade that the content lists. */
const FORMS = `
  P: plaintiff; Ps: plaintiffs; D: defendant; Ds: defendants; V: victim; W: witness; Ws: witnesses; T: testator; sig: signature; sigs: signatures; std: standard; rep: represent; w/in: within; thru: through;
  biz: business; corp: corporation; pship: partnership; misrep: misrepresentation; exch: exchange;
  agmt: agreement; agt: agreement; prenup: premarital agreement; incl: including; re: about; vs: against;
  yr: year; yrs: years; mo: month; mos: months; wk: week; wks: weeks; hr: hour; hrs: hours; gov: government; fed: federal;
  reg: regulation; regs: regulations; org: organization; max: maximum; min: minimum; crim: criminal; cond: condition;
  orig: original; perf: performance; subst: substantial; intl: international; natl: national;
  reqd: required; req: requirement; reqs: requirements; diff: different; poss: possession; prob: probable; resp: responsible;
  dept: department; doc: document; docs: documents; exec: executive; amt: amount; acct: account; bldg: building;
  compl: complaint; appt: appointment; betw: between; bc: because; cuz: because; tho: though; ppl: people; spec: specific;
  assn: association; mgmt: management; LD: liquidated damages; LDs: liquidated damages; MSJ: summary judgment; MBCA: Model Act;
  PV: probative value; comp: compensation; consid: consideration;
  EE: employee; EEs: employees; ER: employer; ERs: employers; 3P: third party; TP: third party; contrib: contributory negligence; comp neg: comparative negligence;
  evid: evidence; ev: evidence; mkt: market; jxn: jurisdiction; stmt: statement; stmts: statements; jud: judicial; lit: litigation; temp: temporary; perm: permanent;
  Am: American; SH: shareholder; SHs: shareholders; FV: fair value; legit: legitimate;
  indep: independent; unreas: unreasonable; GF: good faith; BF: bad faith;
  liab: liability; trib: tribunal; confid: confidential; circ: circumstance; exc: exception; partic: particular; pub: public;
  intentl: intentional; juris: jurisdiction; disc: discretion; arts: articles; inc: incorporation; SOS: secretary of state;
  stat: statute; stats: statutes; sep: separate; mort: mortgage; bene: beneficiary; benes: beneficiaries; judg: judgment; jmt: judgment;
  opp: opportunity; priv: privilege; conv: conviction; maj: majority; phys: physical; emot: emotional; decl: declarant; trans: transaction;
  fid: fiduciary; subj: subjective; obj: objective; nec: necessary; suff: sufficient; insuff: insufficient; avail: available;
  unavail: unavailable; enf: enforce; unenf: unenforceable; revoc: revocable; irrev: irrevocable; ack: acknowledgment; impl: implied;
  oblig: obligation; obligs: obligations; pmt: payment; pmts: payments; purch: purchaser; malp: malpractice; prej: prejudice; hrg: hearing;
  prelim: preliminary; inj: injunction; irrep: irreparable; cov: covenant; covs: covenants; gen: general; immed: immediate; presump: presumption;
  acq: acquire; w/drawal: withdrawal; w/draw: withdraw; w/held: withheld; w/hold: withhold; unconst: unconstitutional;
  transf: transfer; ltd: limited; negl: negligence; regd: registered; qual: qualification; auth: authority; apt: apartment;
  reltn: relation; relnship: relationship; rship: relationship; bfr: before; appl: application
`;

export const EVERYDAY_FORMS: readonly Abbreviation[] = FORMS.split(';').flatMap((entry) => {
  const [abbr = '', full = ''] = entry.split(':').map((part) => part.trim());
  return abbr && full ? [{ abbr, full }] : [];
});
