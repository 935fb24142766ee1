import { stripVTControlCharacters } from 'node:util'

interface Result {
  readonly error?: { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } }
}

/** The part of Vitest's report that is read. */
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

/** Lines shown of an error: the expected value and the location. */
const LINES = 6

/** Failed attempts of journeys, a few lines each: repeated at the end of a long output. */
export function failuresIn(report: { readonly suites?: readonly Suite[] }): string[] {
  const of = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [tell(title, error)] : []))),
    ),
    ...suites.flatMap(of),
  ]
  return (report.suites ?? []).flatMap(of)
}

/** Failed Vitest tests and files that could not be loaded, a few lines each. */
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
