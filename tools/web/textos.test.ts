import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { textos } from '../../apps/web/textos.ts'
import { common } from '../../packages/contract/messages/common.ts'

const file = join(import.meta.dirname, '../../packages/contract/messages/common.ts')

/** The module that the build makes of this code. */
async function built(code: string): Promise<string> {
  const { transform } = textos
  if (typeof transform !== 'object') throw new TypeError('the plugin transforms by a filter')
  const context = { parse: (text: string) => parseAst(text), resolve: async () => ({ id: file }) }
  const handler = transform.handler as unknown as (
    this: typeof context,
    code: string,
    id: string,
  ) => Promise<{ code: string }>
  return (await handler.call(context, code, '/src/some.ts')).code
}

const imports = "import { common } from '@alerce/contract/messages/common'\n"

test('a text replaces its access, and the import that nothing else reads goes', async () =>
  expect(await built(`${imports}show(common.csrf.text)`)).toBe(`\nshow(${JSON.stringify(common.csrf.text)})`))

test('a whole message stands once at the top of the module, so that it is equal to itself', async () =>
  expect(await built(`${imports}show(common.csrf === common.csrf)`)).toBe(
    `const $texto0 = ${JSON.stringify(common.csrf)}\n\nshow($texto0 === $texto0)`,
  ))

test.each([
  'show(common[name].text)',
  'show(common)',
  'const show = (common) => common.csrf.text',
  'show(common.no.text)',
])('the import stays for %s, whose text is known only when it runs', async (code) =>
  expect(await built(imports + code)).toBe(imports + code),
)

test('the default value of a parameter reads the catalogue and hides no name', async () =>
  expect(await built(`${imports}const f = (text = common.csrf.text) => text`)).toBe(
    `\nconst f = (text = ${JSON.stringify(common.csrf.text)}) => text`,
  ))
