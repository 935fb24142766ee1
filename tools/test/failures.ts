import { stripVTControlCharacters } from 'node:util'

interface Result {
  readonly error?: { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } }
}

/** What Vitest's report says of its files. */
interface Files {
  readonly testResults?: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
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

/** Each test that failed under Vitest, and each file that could not be read, in a few lines. */
export function failedTestsIn({ testResults = [] }: Files): string[] {
  return testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (message && failed.length === 0) return [withPlace('the whole file', name, message)]
    return failed.map(({ fullName, failureMessages = [] }) => withPlace(fullName, name, failureMessages.join('\n')))
  })
}

function tell(title: string, { message = '', location }: NonNullable<Result['error']>): string {
  return withPlace(title, location ? `${location.file}:${location.line}` : 'nowhere known', message)
}

function withPlace(title: string, place: string, message: string): string {
  const said = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, LINES)
  return [`«${title}» at ${place.replace(/^.*\/(?=(?:e2e|apps|packages|tools)\/)/, '')}`, ...said].join('\n    ')
}
