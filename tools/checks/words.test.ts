import { expect, test } from 'vitest'
import { problemsOfWords, riddlesIn, spanishVerbsIn, termsOf } from './words.ts'

const table = `# Glossary

| word | meaning |
|---|---|
| clave | lo que abre |
| cotización (foto) | un precio |
| carga legal, carga médica | quien depende de otro |
`
const code = 'const clave = cotizacionesDe(cargaLegal, cargasMedicas)'
const problems = (names: readonly string[], text = code, told = table) =>
  problemsOfWords(
    names.map((name, at) => ({ path: `${at}.ts`, name })),
    told,
    [text],
    names.includes('InputRow') ? ['input'] : [],
  )
const namesIn = (...paths: string[]) => paths.map((path) => ({ path, name: 'Clave' }))

test('a cell can hold several terms; its explanations are not terms', () => {
  expect(termsOf(table)).toEqual(['clave', 'cotización', 'carga legal', 'carga médica'])
})

test.each([
  ['a noun of the glossary', 'Clave', 0],
  ['its plural', 'Claves', 0],
  ['with an accent', 'Cotizacion', 0],
  ['and the plural of that', 'Cotizaciones', 0],
  ['a noun with a qualifier', 'ClaveOlvidada', 0],
  ['the record of another', 'ClaveDeCotizacion', 0],
  ['a noun missing from the glossary', 'Tramo', 1],
  ['after «de»', 'ClaveDeTramo', 1],
  ['after «del»', 'ClaveDelTramo', 1],
  ['twice in one name', 'TramoDeTramo', 2],
  ['a technical word', 'InputRow', 0],
  ['capitals together', 'ClaveDS', 0],
  ['capitals that begin it', 'DSNueva', 1],
])('%s: %s', (_title, name, expected) => expect(problems([name])).toHaveLength(expected))

test('a term that nobody says', () => {
  expect(problems([], 'cotizacion, cargas legales o médicas')).toEqual(['docs/GLOSARIO.md: nobody says «clave»'])
})

test('a term of two words, one of them in use', () => {
  expect(problems([], 'clave, cotizacion, carga legal')).toEqual(['docs/GLOSARIO.md: nobody says «carga médica»'])
})

test('a term listed twice, with an accent or without', () => {
  expect(problems([], code, `${table}| papel | lo que se emite |\n| Cotizacion | otra cosa |\n`)).toEqual([
    'docs/GLOSARIO.md: nobody says «papel»',
    'docs/GLOSARIO.md: «cotizacion» is told twice',
  ])
})

test('one name for two things', () => {
  expect(problems(['Clave', 'Cotizacion', 'Clave'])).toEqual(['2.ts: Clave is another thing in 0.ts'])
})

test.each([
  ['the server and the web', ['apps/server/src/a.ts', 'apps/web/src/b.ts'], 0],
  ['two places of the web', ['apps/web/src/a.ts', 'apps/web/src/b.tsx'], 1],
  ['a package and the web', ['packages/domain/a.ts', 'apps/web/src/b.ts'], 1],
  ['all three', ['apps/server/src/a.ts', 'apps/web/src/b.ts', 'packages/domain/c.ts'], 1],
])('the same name in %s', (_title, paths, expected) =>
  expect(problemsOfWords(namesIn(...paths), table, [code], [])).toHaveLength(expected),
)

test('a technical word used in no name', () => {
  expect(problemsOfWords(namesIn('a.ts'), table, [code], ['hook'])).toEqual([
    'tools/checks/technical.ts: no name says «hook»',
  ])
})

test('finds comments beginning with who or what by line, except on their second line', () => {
  const block = '/*' + '*'
  const line = '/' + '/'
  const text = `${block} What it does. */
const a = 1
  ${line} whoever reads it
  ${line} what goes on
${line} the limit of
${line} what is read
${block}
 * Where it stands.
 */
/* One reading. */ const b = '${line} what'
`
  expect(riddlesIn(text)).toEqual([1, 3, 7])
})

test.each([
  ['a declaration', 'export async function leerVenta(tx: Db) {', ['leerVenta']],
  ['an arrow function', '  const abrir = (fila: Fila) => null', ['abrir']],
  ['a generic one', 'const tomar = <T>(uno: T) => uno', ['tomar']],
  ['an English verb', 'export const readVenta = async (tx: Db) => null', []],
  ['a noun phrase', 'const lugarDe = (uno: number) => uno', []],
  ['a name of the wire', 'export const guardarRangoPactado = (uno: number) => uno', []],
  ['a value', "const lugar = 'aquí'", []],
])('%s that begins with a Spanish verb is found: %s', (_title, text, expected) => {
  expect(spanishVerbsIn(text, new Set(['guardarRangoPactado']))).toEqual(expected)
})
