/** Prints the problems of one check, one a line; the process fails if there is any. */
export function report(check: string, problems: readonly string[], seen: string): void {
  for (const problem of problems) console.log(problem)
  console.log(`${check}: ${problems.length} problems, ${seen}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
