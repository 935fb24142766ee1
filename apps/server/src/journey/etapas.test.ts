import { routes } from '@alerce/contract/routes'
import { type EtapaDS, etapasDS, puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { contestaElPostulante, esDeQuienContesta } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { dsHasta } from '../testing/ventas.ts'

let desk: Desk
let asesora: Client
let ds: Awaited<ReturnType<typeof dsHasta>>

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  ds = await dsHasta(asesora, 'resumenDeclaracion')
})
afterAll(() => desk.close())

const tabla = () => desk.db.updateTable('declaracion').where('id', '=', ds.identificador)
const etapaGuardada = async () =>
  (await asesora.data(routes.obtenerEtapa.path, { identificador: ds.identificador })).etapa

/** Result of saving one stage from another: the refusal, or the stage of the declaration. */
async function save(tipoVenta: 'M' | 'E', desde: EtapaDS, hasta: EtapaDS): Promise<unknown> {
  await tabla().set({ tipoVenta, etapa: desde, subetapa: '' }).execute()
  const { status, body } = await asesora.post(routes.guardarEtapa.path, {
    identificador: ds.identificador,
    etapa: hasta,
  })
  return { status, codigo: body.codigo ?? null, etapa: await etapaGuardada() }
}

/**
 * Expected result: advisors cannot save the stages of an electronic applicant; 'firma' is only announced; the screen of
 * the papers needs papers, which this declaration lacks.
 */
function esperado(tipoVenta: 'M' | 'E', desde: EtapaDS, hasta: EtapaDS): unknown {
  if (contestaElPostulante({ tipoVenta }) && esDeQuienContesta(hasta))
    return { status: 403, codigo: 'ds_del_postulante', etapa: desde }
  // The call of the specification comes after the mail, which has already moved the stage
  if (desde === 'firmaDocumentos' && hasta === 'resumenCotizacion') return { status: 200, codigo: null, etapa: desde }
  if (!puedeGuardarEtapaDS(desde, hasta)) return { status: 422, codigo: 'etapa_no_permitida', etapa: desde }
  if (hasta === 'resumenCotizacion') return { status: 422, codigo: 'etapa_ds_incompleta', etapa: desde }
  return { status: 200, codigo: null, etapa: hasta === 'firma' ? desde : hasta }
}

describe.each(['M', 'E'] as const)('of a sale %s', (tipoVenta) => {
  test.each(etapasDS)('from %s a complete screen saves each stage of the table, and no other', async (desde) => {
    for (const hasta of etapasDS.filter((etapa) => etapa !== desde))
      expect([hasta, await save(tipoVenta, desde, hasta)]).toEqual([hasta, esperado(tipoVenta, desde, hasta)])
  })
})
