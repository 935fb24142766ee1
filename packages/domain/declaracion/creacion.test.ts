import { describe, expect, test } from 'vitest'
import { type HechosDeLaCreacion, type RespuestaDeCreacion, revisaCreacion } from './creacion.ts'
import { etapasDS, etapasSinCompletar, puedePasarDS } from './etapas.ts'

const nada: HechosDeLaCreacion = { enEvaluacion: false, pareja: null, invitacionesSinCompletar: 0 }

describe('the creation check', () => {
  test.each<[RespuestaDeCreacion, Partial<HechosDeLaCreacion>]>([
    ['aceptado', {}],
    ['advertencia', { invitacionesSinCompletar: 1 }],
    ['error_compensado', { pareja: 'error_compensado' }],
    ['error_compensado_2', { pareja: 'error_compensado_2', invitacionesSinCompletar: 2 }],
    ['rechazado', { enEvaluacion: true }],
    ['rechazado', { enEvaluacion: true, pareja: 'error_compensado', invitacionesSinCompletar: 3 }],
  ])('%s of %j', (respuesta, hechos) => expect(revisaCreacion({ ...nada, ...hechos })).toBe(respuesta))
})

test('an invitation is not completed until it is signed, and only then may it be annulled', () => {
  const annulled = etapasDS.filter((etapa) => etapa !== 'invitacionAnulada' && puedePasarDS(etapa, 'invitacionAnulada'))
  expect(annulled.toSorted()).toEqual([...etapasSinCompletar].toSorted())
  for (const past of ['inicioManual', 'firma', 'resultado', 'dsFinalizada', 'noVigente', 'rechazado', 'terminado'])
    expect(etapasSinCompletar).not.toContain(past)
  expect(etapasSinCompletar).toContain('invitacionEnviada')
  expect(etapasSinCompletar).toContain('resumenDeclaracion')
})
