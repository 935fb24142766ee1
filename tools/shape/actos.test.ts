import { expect, test } from 'vitest'
import { operations } from '../../packages/contract/operations.ts'
import { camposConRegistro, type Recurso } from '../../packages/contract/registros.ts'
import { type RouteName, routes } from '../../packages/contract/routes.ts'
import {
  actosDeDeclaracion,
  juzgaActo,
  llegaA,
  type NombreDeActo,
} from '../../packages/domain/declaracion/actos/actos.ts'
import { actosDeOtraRegla } from '../../packages/domain/declaracion/actos/otras-reglas.ts'
import { etapasDS } from '../../packages/domain/declaracion/etapas.ts'
import { sourceFiles } from '../checks/tree.ts'
import { drawActos, readTexts } from './actos.ts'

const nombres = Object.keys(actosDeDeclaracion) as NombreDeActo[]

test.each(etapasDS)('at %s the document has exactly the operations allowed in each kind of sale', (etapa) => {
  const [, , ...celdas] = (drawActos(new Map()).match(new RegExp(`^\\| ${etapa} \\|.*$`, 'm'))?.[0] ?? '').split('|')
  for (const [at, tipoVenta] of (['M', 'E'] as const).entries()) {
    const hechos = nombres.filter((nombre) => juzgaActo(nombre, { tipoVenta, etapa }) === 'permitido')
    const dice = llegaA(tipoVenta, etapa) ? hechos.join(', ') || '—' : 'no llega'
    expect(celdas[at]?.trim()).toBe(dice)
  }
})

test('each refusal has its text in the catalogue of messages', async () => {
  const texts = await readTexts(sourceFiles().filter((path) => path.startsWith('packages/contract/messages/')))
  expect(drawActos(texts)).not.toMatch(/«[a-z_]+»/)
})

/** Records of a sale. An operation that changes `accesos` alone only reads it. */
const deUnaVenta: ReadonlySet<Recurso> = new Set<Recurso>([
  ...(['prospecto', 'beneficiario', 'empleador', 'autorizacion', 'certificado', 'documento', 'declaracion'] as const),
  ...(['titular', 'persona', 'irregularidad', 'rechazo', 'devolucion', 'importacion'] as const),
])

const cambianUnaVenta = operations
  .filter(({ name, access, request }) => {
    const cambia = routes[name as RouteName].cambia.filter((asunto) => asunto !== 'accesos')
    const nombra = [...camposConRegistro(request).values()].some((recurso) => deUnaVenta.has(recurso))
    const deSuSesion = (access as readonly string[] | undefined)?.includes('postulante') ?? false
    return cambia.length > 0 && (nombra || deSuSesion)
  })
  .map(({ name }) => name)

test('every operation that changes a declaration or its sale stands in one of the two tables', () => {
  const dichas: readonly string[] = [...nombres, ...Object.keys(actosDeOtraRegla)]
  expect(cambianUnaVenta.filter((name) => !dichas.includes(name))).toEqual([])
  expect(dichas.filter((name) => !(name in routes))).toEqual([])
  expect(nombres.filter((name) => name in actosDeOtraRegla)).toEqual([])
})
