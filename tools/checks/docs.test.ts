import { expect, test } from 'vitest'
import { problemsOfDocument, type Repository, unknownDecisions, unshown, untold } from './docs.ts'

const paths = ['apps/server/src/main.ts', 'apps/server/src/core', 'docs/GLOSARIO.md', 'tools']
const repository: Repository = {
  scripts: ['build', 'alerce', 'test:postgres'],
  commands: ['clave'],
  exists: (path) => paths.includes(path.replace(/\/$/, '')),
  hasFileNamed: (name) => paths.some((path) => path.endsWith(`/${name}`)),
}

test.each([
  ['a path that exists', 'see `apps/server/src/main.ts`', 0],
  ['a path with a line', 'see `apps/server/src/main.ts:12`', 0],
  ['a path that is gone', 'see `apps/server/src/gone.ts`', 1],
  ['a placeholder', 'see `apps/server/src/core/<noun>/policy.ts`', 0],
  ['a placeholder below a folder that is gone', 'see `apps/server/src/kore/<noun>/`', 1],
  ['a pattern', 'see `tools/*.ts`', 0],
  ['the name of a file', 'see `main.ts`', 0],
  ['the name of a file that is gone', 'see `gone.ts`', 1],
  ['a media type is no path', 'sent as `application/pdf`', 0],
  ['a route is no path', 'served at `/api/openapi.json`', 0],
  ['a script', 'run `npm run build`', 0],
  ['a script that is gone', 'run `npm run lint`', 1],
  ['a script with a colon', 'run `npm run test:postgres`', 0],
  ['a command of npm itself', 'run `npm ci && npm start`', 0],
  ['an unknown command of npm', 'run `npm begin`', 1],
  ['a command of alerce', 'run `npm run alerce clave`', 0],
  ['an unknown command of alerce', 'run `npm run alerce nada`', 1],
  ['a block of code', '```\nnpm run lint\nls tools/gone\n```', 2],
  ['a link', '[words](GLOSARIO.md) and [web](https://example.cl)', 0],
  ['a broken link', '[words](./GLOSSARY.md)', 1],
])('%s', (_title, text, expected) => {
  expect(problemsOfDocument('docs/A.md', text, repository)).toHaveLength(expected)
})

const tabla = (titulo: string) =>
  `# X\n\n## ${titulo}\n\n| nombre | qué |\n|---|---|\n| \`una\` | … |\n| \`dos\`, \`tres\` | … |\n\n## Otra\n\n| \`cuatro\` | … |\n`
const documentos = { operacion: tabla('Lo que hace la máquina sola'), medidas: tabla('The benches') }
const todas = ['una', 'dos', 'tres']

test.each([
  ['all are listed', { folders: ['packages/uno'] }, '| `packages/uno/src` | … |', []],
  ['a round is not', { rounds: [...todas, 'cuatro'] }, '', ['docs/OPERACION.md: the round cuatro is not told']],
  ['a round is gone', { rounds: ['una', 'dos'] }, '', ['docs/OPERACION.md: no such round: tres']],
  ['a bench is not', { benches: [...todas, 'cuatro'] }, '', ['docs/MEDIDAS.md: the bench cuatro is not told']],
  ['a bench is gone', { benches: ['una', 'tres'] }, '', ['docs/MEDIDAS.md: no such bench: dos']],
  ['a folder is not', { folders: ['packages/uno'] }, 'packages/uno', ['README.md: packages/uno is not told']],
])('rounds, benches and folders: %s', (_title, own, text, expected) => {
  const names = { rounds: todas, benches: todas, folders: [], ...own }
  expect(untold(names, { ...documentos, carpetas: { 'README.md': text } })).toEqual(expected)
})

test.each([
  ['a test by its file and title', 'sí', '`a.test.ts` «it holds»', []],
  ['a title that the file has not', 'sí', '`a.test.ts` «it falls»', ['1.2.3: no such test in a.test.ts: it falls']],
  ['a test that is gone', 'parcial', '`b.test.ts` «it holds»', ['1.2.3: no such test in b.test.ts: it holds']],
  ['a file without a title', 'sí', '`a.test.ts`', ['1.2.3: which test of a.test.ts?']],
  ['code alone', 'sí', '`a.ts`', ['1.2.3: no test shows it']],
  ['that a person looks at it', 'parcial', '`a.ts`; se revisa a mano', []],
  ['a requirement not met', 'no', 'no hay', []],
])('of a requirement, %s', (_title, estado, donde, expected) => {
  const read = (path: string) => (path === 'a.test.ts' ? "test('it holds', …)" : '')
  expect(unshown(`| **1.2.3** | Algo | ${estado} | ${donde} |`, read)).toEqual(expected)
})

const cite = (word: string, numbers: string) => `some rule (${word} ${numbers})`

test.each([
  ['a decision that exists', cite('decision', '001'), []],
  ['one that is gone', cite('decision', '142'), ['a.ts: no such decision: 142']],
  ['several, in Spanish', cite('decisiones', '001, 003 y 002'), ['a.ts: no such decision: 003']],
  ['a number of another kind', cite('circular', '279'), []],
])('cited: %s', (_title, text, expected) => {
  expect(unknownDecisions('a.ts', text, ['001', '002'])).toEqual(expected)
})
