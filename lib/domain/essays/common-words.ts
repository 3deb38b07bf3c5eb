/** Capitalised words of any legal text: no names that tell one case from another. */
export const GENERIC_NAMES: ReadonlySet<string> = new Set(
  `rule rules section article act code civil penal probate family evidence procedure professional conduct model uniform
  proposition court supreme federal state states united america american people constitution amendment clause congress
  senate legislature california delaware law inc corp corporation company llc llp january february march april may june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday mr mrs ms dr
  discuss`.split(/\s+/),
);

/** Words that stand in at least one question in thirty, whatever it is about. */
export const COMMON_FACT_WORDS: readonly string[] =
  `accept account across action admitted agreed allows alone answer anyone anything appeal applies argued arrested asked
  away back bank basis began believed bill boat bought breach broke brought building burned business called came car care
  carried case cause changed charged check children choice citizen city claim clerk closed common company complaint consent
  contract conveyed convicted cost counsel county court crime cross customer cut damages date day decided declaration deed
  defense delivered demanded denied died directs discuss dismiss diversity door drive due earned else emailed enacted end
  entered evening evidence examination fact failed fair false farm fault federal fee fell filed fine fire follows forbids
  form former found friend full gave good government ground half hand hearing hearsay held hired home hospital hour house
  hurt including injury inside inspect interest job judge judgment jurisdiction jury kept killed knew lack land last late
  later law lawyer learned left letter liability light like limitations line lived load loan locked long looked lost made
  mailed majority maker man manager matter meant mention met minutes money month morning motion moved name needed
  negligence neighbor new next night note notice now objects offers officers old once open operator order owed owner owns
  page paid paper part party passed percent person place plan pleaded police price private promised proper property
  prosecutor prove provides public put question raised ran reached read reasonable received recorded recover refused
  relying rent repair replied report requires rest return right rule said savings saw search sent separate served set
  several shares shop show side signed small sold sought spent stand state statement statute stay stolen stood stopped
  struck subject sue sued suit suppress tax telephoned terms testify testimony thought time title told took town trial
  tried turned twice used valid value violations walked wall want water way week well went whole wished witness woman word
  work worth wrote year`.split(/\s+/);
