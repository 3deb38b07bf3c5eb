/**
 * Words that say the same in a statement of law, from general and legal English; groups are set
 * apart by semicolons. Inflections need no mention. Words joined by an underscore count together
 * ('get_rid'). A word may stand in several groups, and what it shares with one it need not share
 * with another. Words of unlike legal effect never share a group: see counterparts.ts.
 */
export const EQUIVALENT_WORDS = `
  ability able capable capacity; abandon give_up relinquish walk_away; accept agree_to take_up; accident inadvertent
  accidental chance; accomplish achieve carry_out attain; accumulate acquire; accurate correct right_when exact true;
  acquire get obtain gain buy come_by; act action conduct behavior thing_done deed_done do; actual real really in_fact
  genuine true; add additional extra further more_terms; admit come_in let_in comes_in allow_in get_in admissible
  use_against usable; advance_notice notice warning notify tell inform; adverse opposing hostile other_side; aggregate
  cumulative total combined altogether; agree consent assent go_along agreement acquiesce; agreement contract deal
  bargain; aid help assist; all every each whole entire complete; allege claim assert contend; allow permit let
  authorize; amend modify change alter revise; amount sum quantity value_of; answer reply respond response; anticipate
  expect foresee foreseeable; apparent obvious clear evident plain; appoint name choose select; arise come_up accrue;
  arrange plan scheme; ask request invite seek; asset property thing good item; assign transfer hand_over convey;
  assure promise guarantee assurance undertake pledge; attempt try effort; authentic genuine; automatic reflexive;
  avoid escape prevent get_out_of; bad_faith dishonest; bargain exchange trade; bear_on relevant goes_to relate
  pertain; begin start commence initiate; believe think belief suppose; benefit gain advantage profit; beyond more_than
  exceed over above greater top; bind binding bound obligate; blame fault culpable culpability wrongdoing; body
  physical bodily; breach break violate violation; break fracture; building structure house dwelling home residence;
  burden weight; business company firm commercial; business_trade trade occupation livelihood living; bystander
  third_party outsider stranger third_person; calculate compute measure figure; cancel revoke terminate withdraw
  rescind take_back undo; car vehicle automobile; careful reasonable_care due_care caution; carry_away asportation
  carry_off take_away move_off; cash money currency; cause result lead_to bring_about produce causation; certain
  definite sure exact; character nature kind type; cheap inexpensive; cheat defraud deceive trick; child kid
  minor_child offspring descendant; citizen resident national; claim cause_of_action action suit; clear unambiguous
  unequivocal explicit unmistakable plain; close near nearby; collateral side_issue; combine mix commingle mingle;
  comfort solace; command order direct force compel coerce require make_do; commercial trade; common shared joint;
  communicate tell convey express inform; compare comparison; compensate pay_back reimburse repay indemnify make_whole
  compensation; compel force coerce coercion; complete finish full total entire whole completion; comply follow obey
  meet satisfy conform; compromise settle settlement; conceal hide secret; conclusive final binding; condition
  prerequisite requirement; conflict inconsistent contradict; confront face; connect link relate tie associate;
  conscious aware knowing deliberate; consequence result effect outcome; consider weigh look_at take_into_account
  regard take_account account_for; consistent in_line line compatible match; contaminate taint; contest dispute
  challenge controvert contested at_issue; continue keep go_on ongoing remain; contribute put_in contribution
  pay_toward; control power dominion authority_over; convert conversion misappropriate; convict guilty conviction; copy
  duplicate reproduce; corroborate back_up support confirm; cost expense price fee; couple spouses husband_wife; court
  judge tribunal ct; crazy insane mental_illness; credible credibility believable believability truthful truthfulness;
  crime offense criminal_act; critical crucial key; custody detention in_custody detain; damage harm injury hurt loss;
  danger risk hazard peril threat dangerous; dead death die decease kill; deadly lethal; debt obligation owe liability
  debts; decide determine judge find conclude rule; decrease reduce lower diminish less diminution cut drop; dedicate
  devote; default fail_to_pay nonpayment; defect flaw fault problem deficiency; defective faulty flawed; defense
  excuse; delay hold_up wait; deliver hand_over delivery give; demand insist request; deny refuse reject decline
  turn_down; depend turn_on contingent hinge; deprive keep_from take_from; describe set_out explain state detail;
  design plan; destroy wipe_out ruin; different other another separate distinct; difficult hard difficulty; diligent
  diligence prompt; disclose reveal tell divulge inform; discover find learn find_out uncover; discretion
  judgment leeway; dispatch send mail post sent; dispense get_rid do_away eliminate waive remove; dispute disagreement
  controversy; distribute divide division split; divorce dissolution end_the_marriage; document writing paper record
  instrument written; domicile permanent_home; doubt uncertain question; duty obligation responsible owe; earn
  make_money wage salary earning income; earlier prior previous preexisting existing before_he former past; easy
  simple; education schooling; effect consequence impact influence; effective take_effect valid operative good;
  efficient proximate; elect choose opt choice option; elicit draw_out get_out bring_out; emergency exigent urgent;
  emotion emotional feeling mental; employ hire work_for; encourage incite counsel urge; end terminate stop cease over
  finish expire conclude done; enforce hold_to uphold enforceable; enough sufficient suffice adequate; enrich
  enrichment; enter go_in entry get_in go_into come_in; entitle right; entwine intertwine joint_action jointly; equal
  same equivalent identical; equity equitable fairness; error mistake wrong; essential necessary key required needed
  vital; establish show prove demonstrate make_out; estimate forecast guess predict prediction; evidence proof prove
  evidentiary testimony; exact precise specific particular; examine look_at inspect inspection view; exception exempt
  exemption carve_out leave_out; excessive too_much unreasonable disproportionate out_of_proportion; exclude keep_out
  leave_out; exclusive sole only; excite excited excitement; exist in_existence present; expect anticipate expectation
  expectancy; expensive costly; experience background; exploit take_advantage; express expressly stated explicit
  clearly said; extend reach go_as_far stretch scope; extreme outrageous extraordinary; eyewitness someone_who_saw;
  facilitate help; fact circumstance; fail not_do; fair equitable just fairness justice; fairly reasonably; faith
  honest; false untrue lie untruth; fame celebrity; farm agricultural; fault blame negligence; fear apprehension afraid
  scare; fight resist; file submit lodge bring; fit fitness suitable; fix repair cure; follow adhere; force violence
  compel physical_force; foresee foreseeable predictable anticipate; forbear refrain forbearance hold_back; forfeit
  lose forfeiture lost; form make; formal official; fraud deceit deception fraudulent; free liberty; freely voluntarily
  voluntary willingly; friend acquaintance; frustrate defeat; fund money; future later upcoming; general broad;
  generally usually ordinarily normally typically usual ordinary normal; gift give donation donate; government govt
  state public_body official; grade degree; grant give award; great significant large big substantial major important
  weighty vast; grievance gripe complaint; grossly extremely wildly way_out; guarantee warrant warranty; guide direct;
  guilty culpable liable; handle deal_with; happen occur take_place occurrence; harass bother harassment; hear listen;
  heighten intensify; high great; history historical tradition; hold possess keep; honest sincere good_faith; hurt
  injure harm; husband spouse wife; idea notion; identify recognize name; ignore disregard; illegal unlawful criminal
  against_the_law wrongful; imagine suppose; immediate right_away instant straight_away promptly at_once right_after;
  imminent about_to impending near; impair lessen hurt harm weaken; impartial neutral unbiased; imply infer implied;
  important significant material essential major; improper wrong wrongful illegitimate; improve better improvement;
  inadequate insufficient too_little not_enough; incidental related; include contain cover count consist; increase
  raise grow; incriminate incriminating; independent own separate self; individual person someone somebody one_who
  anyone people man human; induce prompt cause influence lead; infer inference draw conclude; informant snitch;
  information info; inherit take_by_intestacy; injustice unfair; innocent blameless; inquire ask
  investigate look_into; inside insider; instead rather_than in_place in_lieu takes_the_place; institution
  organization; instruct tell direct instruction; integrate integration integrated; intend mean purpose intent
  intention want plan aim meaning_to goal deliberate; interest stake; interfere interference meddle; interpret construe
  read; interrogate question interrogation; interval period; intervene come_between; introduce offer put_in bring_in
  present; invade intrude invasion intrusion; invalid void; involve concern; irrelevant not_relevant; issue point
  matter; jewelry jewellery; join joint together; judgment decision ruling verdict; junior subordinate later;
  jurisdiction power_over; justify warrant excuse justification; keep maintain retain hold_on hold_onto preserve; kill
  homicide killing slay; know aware knowledge knowing realize knew; land real_property real_estate realty parcel lot;
  later subsequent after afterward afterwards following; law statute legal legislation act; lawful legal rightful;
  lawyer attorney counsel; lead guide; leave go depart; legislate enact pass legislation; legislature lawmakers; length
  duration; lenient easy deferential; liable responsible liability on_the_hook answer_for; lie lying falsehood
  misrepresentation false_statement misrep; life living alive; light view; likely probable likelihood probability
  chance; limit restrict cap restriction limitation confine narrow; list enumerate; litigate lawsuit litigation suit
  sue; live reside; local municipal; location place spot site where area; long extended; lose loss forfeit; lost
  misplaced; low small; mail post letter; main principal chief primary; majority most; make create; malice malicious;
  manage run operate; manner way method means fashion; manufacture make produce manufacturer; market sale; marriage
  marital married wedding; matter issue thing; maximum max most cap; mean signify; measure step precaution; meet
  satisfy fulfill; member part_of; mention refer; mere just simple merely only; merge merger absorb; mind mental;
  minimum min least; misconduct wrongdoing; mislead deceive misleading; mobile movable drivable; modest small
  insubstantial; motive reason; move manipulate shift; movant moving_party; nonmovant nonmoving opponent; mutual both;
  name designate; narrow tailored limited; natural normal; necessary need require requirement required must essential
  necessity; negligence careless negligent fault; negotiate talk negotiation; neglect failure ignore; new fresh; night
  nighttime; nonpublic confidential inside secret; notice notify notification inform tell; number count; object_to
  objection protest refuse says_no; objection object; observe see watch; obtain get acquire receive procure gain;
  occupy possess occupation; occur happen arise; offer proffer put_forward; officer official cop police; omit leave_out
  skip omission left_out; open disclosed visible notorious; operate run work; opinion view belief; opportunity chance;
  opposite contrary; oral verbal spoken orally; order sequence; ordinary usual normal regular; organization entity org
  company; original initial first; outweigh exceed greater_than more_than heavier_than; overbear overcome break
  overborne overbore; overbroad stereotype; overcome rebut; own belong ownership owner; owner proprietor title_holder;
  parent mother father; part portion piece some; participate take_part involve participation; partner copartner; party
  side litigant; pass hand; past prior already_happened previous; patient client; pay payment compensate paid; penalty
  punish punishment punitive; perceive see observe witness perception; perform do carry_out performance; period time
  duration; permanent forever for_good indefinite lasting; permission consent leave authorization; person individual
  someone somebody anyone anybody; personal own; persuade convince persuasion; phone cellphone; place put location
  spot; plead allege; police cops officers law_enforcement; policy public_interest; politics political; possess have
  hold possession; possible can might could possibility; post-separation after_separation; power authority right;
  practical feasible practicable feasibility; practice custom routine procedure; precede before; prefer favor
  preference; prejudice bias unfair_harm prejudicial; premarital prenuptial prenup antenuptial; prepare preparation
  get_ready; presence present there; presume presumption assume presumed; prevent stop avoid; prior earlier previous
  before; private nongovernmental; privilege right; probative relevant; proceed go; process procedure; produce
  generate; profession professional occupation; profit gain earnings; promise undertake commitment; promote further
  advance; prompt quick; proper appropriate legitimate right; proportion share pro_rata percentage; propose offer;
  prosecute charge prosecution; prosecution state government people prosecutor; protect safeguard preserve protection;
  prove show establish demonstrate proof; provide give supply furnish; public general_public; publish publication
  disseminate communicate; purchase buy bought acquire; purchaser buyer vendee; purport claim; pure mere; purpose
  reason aim goal objective object use; pursue carry_on; qualify eligible; question interrogate ask; quiet silent
  silence; raise bring assert; ratify approve adopt; reach get_to; ready willing; reason ground basis; reasonable fair
  prudent sensible; recall remember recollect; receive get receipt accept arrive gets_there; reckless recklessly wanton
  recklessness; record written_record; recover get_back recovery collect; redress fix remedy cure; reflect show;
  refrain abstain not_do hold_off; regard concerning about; regular routine consistent ordinary; regulate regulation
  regulatory; reimburse repay pay_back reimbursement; reject refuse decline rejection turn_down; relate connect pertain
  relationship; relation connection link; relative kin family; release let_go discharge; relevant bear_on pertinent;
  reliable trustworthy dependable reliability; rely depend reliance relied count_on; remain stay; remedy relief cure;
  remove take_away take_out removal taken; repeat recurring; report tell; represent statement; reputation name
  standing; require need demand must necessary mandate; resell resale; resolve settle; rest rely; restrain enjoin stop;
  return give_back; revenue income; revocable revoke cancelable; right entitlement; rise increase; rival competitor;
  rule law; scope extent; scrutiny review scrutinize; search look; secret hidden undercover covert; security
  collateral; see view observe; seek look_for; seize take seizure grab; sell sale sold; seller vendor; send transmit;
  serious grave major; serve service; sex gender; share portion part stock; shareholder stockholder; shock startle
  shocking startling; short brief; show prove demonstrate evidence; sibling brother sister; sign signature signed;
  similar like alike comparable; single one; size amount; slander defame; slight small minor; small minor little;
  snatch grab; solely only exclusively just; solicit ask; son child daughter; sophisticated experienced; sovereign
  government; speak say tell; special particular extraordinary; speculate speculative guess; stable steady; standard
  test; startling shocking surprising; state govern; state_law law; state_say say declare recite; statement assertion
  declaration remark said; status position; steal stolen theft; stereotype generalization; stress shock; strict
  absolute; strong powerful; struct building; submit give_to; subpoena summon; substance content; substantial
  significant considerable major; substantially significantly considerably largely greatly; substitute replace; succeed
  prevail win; sudden abrupt; sue bring_suit; suffer sustain; suggest indicate suggestive; superior better; support
  back maintenance; suppress exclude; surprise unexpected; surrender give_up; surround circumstance; survive outlive
  survivor; suspect accused; suspicion suspect; sworn oath swear; take get; tangible physical; temporary interim; term
  provision clause condition; testify testimony give_evidence; thing item object matter something stuff; threat
  threaten menace; time moment; timely prompt on_time; title ownership; tool instrument; total complete aggregate;
  totality all overall whole; trace traceable; trade buy_or_sell; train teach; transaction deal; transfer convey
  hand_over pass transferred; treat regard; trespass intrude; trust rely; truth true; ultimate final; unavailable
  not_available; unconscionable shockingly_unfair; uncertain unclear; understand know understanding; undertake agree
  promise; undue improper excessive; unfair inequitable unjust; unfit unsuitable; uniform consistent; unique special;
  unite join; unmarried single; unreasonable irrational; unrelated other; unusual extraordinary; use employ; useful
  helpful; vague unclear; valid good enforceable; value worth price; vary change; verify confirm; vest become_fixed;
  victim injured_party; visible apparent; voluntary free willing; vote ballot; waive give_up waiver forgo; want desire
  wish; warn caution notice; waste squander; weak feeble; wear apparel clothing clothes; weigh balance assess; will
  testament; withdraw leave back_out withdrawal; withhold keep_back; witness observer; word language; work job labor;
  world public; worry concern; write writing written; wrong improper wrongful mistake; wrongdoer tortfeasor; year
  annual; youth minor; payment money; else other_than; predecease die_first; delay sit_on sat_on wait; utmost all_possible; reduce cut_down; expressly out_loud aloud openly; unlikely improbable; alter change vary; credible believable; kid child;
  revive come_back restore return resurrect bring_back reinstate renew; exchange swap trade convert turn_into change_into; account hand_over turn_over pay_over
  give_up disclose; disclose turn_over hand_over produce show reveal; contribute chip_in share_in pitch_in pay_share; predecease died_first die_first die_before died_before;
  bear take_on shoulder carry assume; attach annex affix fasten connect; reduce cut_down go_down lower shrink lessen diminish decrease cut; increase go_up raise
  rise grow; conflict clash contradict inconsistent; foreclose foreclosure; escape get_out way_out get_away exit; means method way; fair just equitable;
  bind stuck committed obligate go_along go_with; abolish do_away get_rid end eliminate; narrow cut_back limit restrict; supervise supervision oversee oversight monitor
  watch_over; select selection choose pick hire hiring; abode home dwelling residence house; resident someone_who_lives lives_there; suitable proper appropriate
  right; locate situate find situated located; occur happen take_place go_on; substantial big large significant major real; dismiss throw_out toss drop dismissal;
  preserve save keep retain; restore replace get_back bring_back; cure fix remedy repair; adverse hostile unfavorable against; anticipate expect foresee see_coming;
  domicile home_state live reside; movable personal_property chattel goods; chattel personal_property movable goods thing; land real_property realty real_estate;
  convey conveyance deed transfer sign_over deliver; proportion pro_rata share ratio fraction percentage pro_tanto; principal loan_balance; appreciation increase_in_value
  gain growth; award give grant order; resident lawful_permanent; classify classification category class; forbid ban prohibit outlaw bar; reach regulate
  cover extend; redefine change_meaning; congruent proportional; vestige remnant badge; penalize punish burden; wealth money fee property; severe heavy serious
  substantial; redeem redemption buy_back pay_off; deficiency shortfall unpaid_balance; accelerate acceleration speed_up; junior subordinate later; paramount superior
  better; disturb interfere disturbance bother; suspend stop abate excuse halt; evict eviction kick_out put_out throw_out exclude; quantity acreage area amount;
  monument landmark tree river; reform reformation rewrite correct fix; futile useless pointless no_use; destroy burn wipe_out; hardship burden oppression difficulty;
  sharp_practice trick overreaching; resell resale sell_again; withhold hold_back keep_back stop; reclaim take_back get_back recover; identify designate mark; losing
  unprofitable bad; overlap double duplicate; outlay expense spending expenditure; vest accrue arise become_due fix; certain liquidated calculable definite fixed
  ascertainable; discretion up_to leave_to may; ulterior improper hidden bad collateral; designed meant intended; termination end ending outcome; regular normal ordinary;
  custom practice usage habit industry_practice; lag behind; conclusive decisive dispositive binding settle final; precaution step measure safeguard care; abnormally
  ultra hyper unusual; sensitive hypersensitive delicate; secure get obtain gain; mutual reciprocal mirror joint; revocable take_back change_mind; descendant issue
  child kid family; recollect remember know recall; delusion false_belief insane_delusion; contestant challenger contester; feloniously felonious criminally; sever break
  split cut; construe interpret read construction interpretation; ambiguous unclear two_meanings vague; drafted written drew_up; express expression put_into_words;
  bargain deal agreement contract; aware know realize conscious; obvious plain clear evident open; careless negligent; on_purpose intentional deliberate knowing purposeful
  willful; tell inform notify advise warn; talk communicate speak discuss; think believe opinion; try attempt; stop prevent end cease block; start begin commence open
  initiate; hurt injure harm damage injury; fix set establish determine; lie false misrepresent falsehood; steal theft take larceny; scare frighten threaten fear
  apprehension; hit strike touch contact; touch contact; lock confine trap restrain hold; leave exit depart go_away; hide conceal cover_up; cheat defraud; force compel
  coerce make; trick deceive fraud mislead; own possess title; rent lease; tenant renter lessee; lease tenancy rental; landlord lessor; buyer purchaser vendee; borrow
  loan; lender creditor mortgagee bank; borrower debtor mortgagor; debt loan money_owed obligation; boss employer master; worker employee servant; cop police officer;
  judge court magistrate; lawsuit action suit case litigation proceeding; sue bring_action file_suit; plead allege claim state; jury factfinder trier_of_fact trier;
  evidence proof testimony; guilty convict; innocent not_guilty; crime offense felony; jail prison imprison incarcerate confinement; sentence punishment penalty; arrest
  seize custody; search look_through inspect; stop detain detention seizure; frisk pat_down; warrant authorization; hearsay out_of_court; speaker declarant; witness
  declarant; heir taker_by_intestacy; gift bequest devise legacy; bequest devise; trust beneficiary_interest; child issue; spouse husband wife partner; divorce
  dissolution; marry marriage wed; separate apart split; half fifty_percent one_half 1/2; all entire everything whole total; some part portion; none nothing; many
  several numerous; few; more additional extra; enough sufficient adequate plenty; too_much excessive; always invariably every_time; usually generally normally
  typically ordinarily mostly; sometimes occasionally; now currently presently; later afterwards subsequently; before earlier previously; quick prompt fast immediate;
  slow delay late; same identical equal alike; different distinct separate other; same_kind similar like; kind type sort category nature; degree amount extent level;
  only solely just exclusively; mainly primarily chiefly mostly; approve okay sign_off ratify consent permission; permission consent leave license; allow permit let
  authorize okay; need require must; want wish desire intend; object protest complain; agree consent assent; refuse decline reject; accept take agree; offer propose
  proposal; keep retain hold; give transfer hand donate; get receive obtain acquire; use employ utilize apply; make create form produce; change modify alter amend; add
  include; remove take_out delete strip; show prove demonstrate; explain describe state; find discover determine; follow comply obey; break breach violate; perform
  do_his_part carry_out render; finish complete; unfinished incomplete; pay compensate reimburse; price cost charge; cheap low; worth value; profit earnings gain
  money_made; loss harm; lost_profit profits; money cash funds dollars; account deposit_account; stock share; company corporation firm business; director board;
  officer executive; shareholder stockholder owner; vote ballot elect; meeting assembly; notice warning heads_up; publish make_public; secret confidential private;
  public open community general_public; neighbor nearby adjacent adjoining; near close adjacent; far distant; place location spot area premises; premises property
  place land building; house home dwelling; car vehicle; animal dog pet; wild untamed; dangerous hazardous risky; safe secure; warn caution alert; defect flaw
  problem; product item good; maker manufacturer; seller vendor dealer retailer merchant; lawyer attorney counsel; client; fee charge payment; fire discharge
  terminate let_go; quit withdraw resign; represent act_for appear_for; conflict_of_interest; consult talk_with; court_order order decree injunction; injunction
  order_stop; temporary interim provisional short_term; permanent lasting forever; emergency exigency urgent; irreparable permanent; adequate
  sufficient enough; likely probable; merits substance; outweigh exceed more_than greater; balance weigh; hardship harm; clean_hands; delay laches wait; unreasonable
  excessive too; prejudice harm disadvantage hurt; trace follow; mix commingle mingle combine; wrongdoer tortfeasor breacher defendant; innocent blameless faultless;
  victim plaintiff injured; blame fault; cause lead_to result_in bring_about; foreseeable predictable expected; intervening superseding; risk
  danger hazard; rescue rescuer help; trespasser intruder; guest licensee invitee visitor; child kid minor; adult grown_up; crazy insane; drunk intoxicated
  intoxication; sober; asleep unconscious; awake; alive living; dead deceased decedent; will testament; sign subscribe execute; witness attest; capacity competent
  competence; pressure influence duress; mistake error wrong_belief; tear rip destroy; cancel revoke cross_out void; copy duplicate; original; lost missing; oral
  verbal spoken; written writing paper; further no_more more_than; power ability able authority; proximity close near nearby vicinity; order rule decide direct
  decision; collateral side minor tangential; determine look_up find_out check; readily quick easy fast simple; resist fight_off struggle oppose; expel throw_out kick_out
  remove eject; deliver get_to hand_to bring_to; exclusive only_way sole only; physical_presence set_foot; freely free_will voluntary own_will; new fresh de_novo;
  de_novo fresh_look no_deference anew from_scratch; implied inferred shown; inconsistent contradict different at_odds; reflect consider; increase more higher greater; reduce less lower; mere
  just only; entire all; joint both together; nothing none; entitle get_to gets_to right; submit go_to
  goes_to hand_in send_to; extraordinary unusual special out_of_the_ordinary; any_time whenever at_will; cause no_reason; subject topic theme;
  hot_pursuit chase chasing; burden has_to_show has_to_prove;
  challenge attack contest dispute challenger; overinclusive too_many too_broad too_wide; underinclusive too_few too_narrow; step piece_by_piece piecemeal
  bit_by_bit gradual; pursuit pursue chase chasing follow; mens_rea mental_state state_of_mind; any_party anybody anyone whoever; relate tell recount narrate; repeatedly
  over_and_over again_and_again keeps repeated; associate bring_in team_up; consult ask confer; extent how_badly how_much how_far; intervene come_between
  comes_between come_in_between comes_in_between; defense get_off let_off off_the_hook; mistake wrongly_think thinking wrongly_believe honestly_believe;
  duly properly correctly rightly; deliver hand give; conceivable think_of imaginable possible; force event something;
  conclusive settle_the_matter decide_the_matter; clash conflict collide inconsistent; inconsistent get_around gets_around undercut; obstacle get_in_the_way
  gets_in_the_way stand_in_the_way stands_in_the_way frustrate hinder impede block; decline say_no says_no turn_down pass_on refuse; predispose inclined
  ready_to willing; induce talk_into talked_into lure entice; opportunity chance opening; flight getaway escape flee run_away; unduly more_than_he_should
  more_than_they_should unfairly; enrich profit gain make_money makes_money; proceeds sale_price sold_for; double twice; depend hinge turn_on turns_on;
  retract take_back takes_back; rescind call_off calls_off back_out; litigation lawsuit suit sue; expand enlarge bigger larger grow; remedial fix cure correct
  repair; measure step; convey express communicate; further serve advance promote; suppress squelch silence stifle; coercive heavy_pressure no_choice no_real_choice
  arm_twisting; reliable sound trustworthy dependable; precaution safety_measure safety_step; perceive see hear saw; contemporaneous happening as_it_happens at_the_time;
  encounter go_ahead went_ahead face take_on; exhaust use_up used_up run_out; sexual sex; set_aside undo undone unwind; dismiss throw_out thrown_out toss;
  obligation debt; incur run_up ran_up; participate take_part active_hand; as_many_as unlimited any_number no_limit; preempt displace
  knock_out push_aside; field area; pervasive thorough complete; quasi_contract assumpsit; tortfeasor wrongdoer; successor heir estate;
  unconsented no_consent; insecurity doubt; rescue save; nonconforming grandfathered; outset start beginning; recoup recover get_back; furnish give supply provide;
  dispense do_without skip; impair hurt weaken; ascertain find_out learn; prior earlier; subsequent later; procure arrange get; vacate set_aside throw_out; grave
  serious; pecuniary money financial
`;
