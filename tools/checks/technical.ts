/**
 * Nouns of names that speak of the program, not of the business: the glossary does not tell them. A word that no name
 * says any more is refused.
 */
export const technical: readonly string[] = `
  actor admission admit alerce answered api around ask asked asking authenticate batch begun binding brake cache
  broadcast button calendar call change check choice clashes clock column components composed connection context cookie
  core counted counter csv data day db declaration demo desk destination device draft draw entry enum env
  envelope error event exam examiner field files form found fresh gateway grid halt handler hearer hook ids input
  intake is job joined journey kept key kind known lifted list listener listening loaded log lookup mail mailer
  menu merged message move notice on open opened operation operator option origin outage outcome own palette parts
  passing path payload pdf person pipeline prepared prospect question range read reading refusal repair reply
  return role room route row rules sale saved say scale screen scroll sealed secret select services session shape shell
  side subscribers tab table tell text theme thread timestamp timestamper token told trail trial unpacked upload use
  value vault viewer waiting watchdog
`
  .trim()
  .split(/\s+/)
