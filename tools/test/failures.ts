import { stripVTControlCharacters } from 'node:util'

interface Result {
  readonly error?: { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly results: readonly Result[] }[]
  }[]
}

/** The first lines of an error: what was awaited, and where it was looked for. */
const LINES = 6

/** Each try of a journey that failed, in a few lines: what a long output has lost by its end. */
export function failuresIn(report: { readonly suites?: readonly Suite[] }): string[] {
  const of = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [tell(title, error)] : []))),
    ),
    ...suites.flatMap(of),
  ]
  return (report.suites ?? []).flatMap(of)
}

function tell(title: string, { message = '', location }: NonNullable<Result['error']>): string {
  const said = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES)
  const where = location ? `${location.file.replace(/^.*\/e2e\//, 'e2e/')}:${location.line}` : 'nowhere known'
  return [`«${title}» at ${where}`, ...said].join('\n    ')
}
