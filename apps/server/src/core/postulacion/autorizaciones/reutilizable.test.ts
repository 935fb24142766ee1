import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.mover(INICIO))

const pedir = async (prospectoId: number) =>
  (await asesora.post(routes.solicitarAutorizacion.path, { ProspectoID: prospectoId, Comentario: 'En trámite' })).body

/** A sale whose plan is confirmed and whose declaration was sent, and answered by contraloría. */
async function evaluada(decision: 'aprueba' | 'rechaza') {
  const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
  const motivo = decision === 'rechaza' ? 'No se acredita la renta declarada' : ''
  const answer = { identificador, decision, motivo, rentaPromedio: motivo ? 900_000 : 1_800_000 }
  await contraloria.data(routes.responderEvaluacionFinanciera.path, answer)
  await desk.soltarRespuestas()
  return prospectoId
}

test('short of income, it is asked for though the plan is confirmed: the DS may serve for another sale', async () => {
  const prospectoId = await evaluada('rechaza')
  expect((await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })).estado).toBe('Renta Insuficiente')
  expect((await pedir(prospectoId)).CodError).toBe(0)
  const { PSA_ESTADO } = (await asesora.post(routes.estadoAutorizacion.path, { ProspectoID: prospectoId })).body.Valor
  expect(PSA_ESTADO).toBe(0)
})

test('after ninety days it no longer does, and the plan is confirmed as any other', async () => {
  const prospectoId = await evaluada('rechaza')
  await desk.db
    .updateTable('declaracion')
    .set({ enviadaEn: '2026-07-09T12:59:59.000Z' })
    .where('prospectoId', '=', prospectoId)
    .execute()
  const { CodError, DescError } = await pedir(prospectoId)
  expect([CodError, DescError]).toEqual([422, 'El plan ya fue confirmado: no se pide autorización.'])
})

test('one that was accepted asks for none', async () => {
  const { CodError, DescError } = await pedir(await evaluada('aprueba'))
  expect([CodError, DescError]).toEqual([422, 'La DS ya fue aceptada: no se pide autorización.'])
})
