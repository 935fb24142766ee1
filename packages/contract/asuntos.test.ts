import { expect, test } from 'vitest'
import { type Asunto, asuntos, temas } from './asuntos.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const todas: readonly Route[] = Object.values(routes)
const leidos = new Set(todas.flatMap(({ lee }) => lee))
const cambiados = new Set(todas.flatMap(({ cambia }) => cambia))

test.each(asuntos)('%s is read by some call and changed by another', (asunto) => {
  expect([leidos.has(asunto), cambiados.has(asunto)]).toEqual([true, true])
})

test('each subject is listed once', () => {
  expect(new Set(asuntos).size).toBe(asuntos.length)
})

test.each(temas)('%s, sent as an event, is shown by some screen', (tema) => {
  expect(leidos.has(tema)).toBe(true)
})

test('every write declares its changed subjects, and no read ones', () => {
  const writes = todas.filter(({ effect }) => effect === 'write')
  expect(writes.filter(({ cambia, lee }) => cambia.length === 0 || lee.length > 0)).toEqual([])
})

/** Words that decide the next actor of a sale (turnoDeLaVenta), and the calls that show it. */
const delTurno: readonly Asunto[] = ['beneficiarios', 'rango', 'etapaDS', 'firmados', 'irregularidades']
const loDicen: readonly Route[] = [
  ...[routes.obtenerVenta, routes.obtenerProspectos, routes.obtenerMiDia, routes.obtenerAsuntosDelDia],
  routes.resolverGestion,
]

test('a write that changes the next actor of a sale refreshes every call that shows it', () => {
  const cambian = todas.filter(({ cambia }) => cambia.some((asunto) => delTurno.includes(asunto)))
  const callan = cambian.filter(({ cambia }) => !cambia.includes('venta') && !cambia.includes('prospecto'))
  expect(callan.map(({ path }) => path)).toEqual([])
  for (const { lee } of loDicen) expect(lee).toEqual(expect.arrayContaining(['prospecto', 'venta']))
})
