import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../packages/contract/routes.ts'
import { filesLike, isTest, root } from '../checks/tree.ts'
import { callados } from './composed.ts'

const core = filesLike('apps/server/src/core/**/*.ts').filter((path) => !isTest(path))

test('an operation that runs others says that it changes whatever they do', () => {
  const texts = new Map(core.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(callados(texts, routes)).toEqual([])
})

const corregir = { cambia: ['irregularidades', 'mesa'] } as const

test.each<[string, Record<string, string>]>([
  [
    'itself',
    { 'a/enviar.ts': "import { corregirUseCase } from '../b/corregir.ts'\nawait corregirUseCase.run({}, ctx)" },
  ],
  [
    'by a part of it',
    {
      'a/enviar.ts': "import { parte } from './parte.ts'\nawait parte(ctx)",
      'a/parte.ts': "import { corregirUseCase } from '../b/corregir.ts'\nawait corregirUseCase.run({}, ctx)",
    },
  ],
  [
    'by who listens to it',
    {
      'a/enviar.ts': "import { papelesCambiados } from './events.ts'\nawait ctx.raise(papelesCambiados, 1)",
      'b/on-papeles-cambiados.ts': "import { corregirUseCase } from './corregir.ts'\ncorregirUseCase.run({}, ctx)",
    },
  ],
])('one that runs another %s is found where it is silent', (_, files) => {
  const texts = new Map([...Object.entries(files), ['b/corregir.ts', '']])
  const falta = [{ operacion: 'enviar', corre: 'corregir', calla: ['irregularidades'] }]
  expect(callados(texts, { corregir, enviar: { cambia: ['mesa'] } })).toEqual(falta)
  expect(callados(texts, { corregir, enviar: corregir })).toEqual([])
})
