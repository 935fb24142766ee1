/** Technical nouns of names, which the glossary leaves out. A word that no name uses is refused. */
export const technical: readonly string[] = `
  actor admission admit alerce altered answered antivirus api around ask asked asking authenticate batch bearer begun binding brake cache
  broadcast bucket button calendar call change check clashes clock column components composed connection context cookie copier core
  counted counter csv data db declaration demo desk destination device draft draw entry enum env envelope error event
  exam examiner field file form found fresh gateway halt handler hearer hook ids input intake is job joined journey
  key kind known lifted listener listening loaded log lookup mail mailer message move notice object on open opened operation
  operator option origin outage outcome own palette parts passing path payload pdf person pipeline prepared prospect
  question range read reading refusal repair reply return role room route row rules sale say scale screen scroll
  sealed secret select services session shape shell side stored subscribers table tell text theme thread timestamp
  timestamper token told trial unpacked upload use value vault viewer waiting watchdog webhook
  arrived attribute database endpoint fact item metric outbox server trace
  identity patience position positions replica seen xlsx
  dav xml guard missing remote unreachable upstream
`
  .trim()
  .split(/\s+/)
