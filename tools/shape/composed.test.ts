import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Asunto } from '../../packages/contract/asuntos.ts'
import { obtenerBitacoraProspecto } from '../../packages/contract/operations/cartera/venta.ts'
import { operations } from '../../packages/contract/operations.ts'
import { routes } from '../../packages/contract/routes.ts'
import { filesLike, isTest, root } from '../checks/tree.ts'
import { callados, losQueLlegan } from './composed.ts'

const core = filesLike('apps/server/src/core/**/*.ts').filter((path) => !isTest(path))

const texts = new Map(core.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

test('an operation that runs others declares their changes', () => {
  expect(callados(texts, routes)).toEqual([])
})

test('an operation that writes to the Bitácora for its readers declares that change', () => {
  const lectores = new Set<string>(obtenerBitacoraProspecto.access)
  const anotan = new Set(losQueLlegan(texts, Object.keys(routes), /\/base\/bitacora\/note/))
  const suyas = operations.filter(
    ({ name, access, effect }) =>
      effect === 'write' && anotan.has(name) && [access].flat().some((one) => lectores.has(one)),
  )
  const lee = new Set<Asunto>(obtenerBitacoraProspecto.lee)
  expect(suyas.length).toBeGreaterThan(50)
  expect(suyas.filter(({ cambia }) => !cambia.some((asunto) => lee.has(asunto))).map(({ name }) => name)).toEqual([])
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
    'by its listener',
    {
      'a/enviar.ts': "import { papelesCambiados } from './events.ts'\nawait ctx.raise(papelesCambiados, 1)",
      'b/on-papeles-cambiados.ts': "import { corregirUseCase } from './corregir.ts'\ncorregirUseCase.run({}, ctx)",
    },
  ],
])('one that runs another %s is found where it is silent', (_, files) => {
  const planted = new Map([...Object.entries(files), ['b/corregir.ts', '']])
  const falta = [{ operacion: 'enviar', corre: 'corregir', calla: ['irregularidades'] }]
  expect(callados(planted, { corregir, enviar: { cambia: ['mesa'] } })).toEqual(falta)
  expect(callados(planted, { corregir, enviar: corregir })).toEqual([])
})
