/** Prints the problems of one check, one a line, and makes the process fail when there is one. */
export function report(check: string, problems: readonly string[], seen: string): void {
  for (const problem of problems) console.log(problem)
  console.log(`${check}: ${problems.length} problems, ${seen}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
