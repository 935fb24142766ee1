import browserslist from 'browserslist'

/** Users of a page: applicants bring the phone they have; the desk's machines are kept up to date. */
export type Publico = 'postulante' | 'escritorio'

/** The oldest supported version of each browser, as .browserslistrc says: chrome → 111, ios_saf → 16.4. */
export function pisoDe(publico: Publico): ReadonlyMap<string, string> {
  const lines = browserslist.loadConfig({ path: import.meta.dirname, env: publico }) ?? []
  return new Map(
    lines.map((line) => {
      const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      if (!browser) throw new Error(`.browserslistrc: «${line}» is not «browser >= version»`)
      return [browser, version] as const
    }),
  )
}

const inVite: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/** The same as targets of the build: chrome111, ios16.4. Chrome of Android is Chrome. */
export const objetivoDe = (publico: Publico): string[] =>
  [...pisoDe(publico)]
    .filter(([browser]) => browser !== 'and_chr')
    .map(([browser, version]) => `${inVite[browser] ?? browser}${version}`)
