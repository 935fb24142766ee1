import { createHash } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import { type DetencionDeFirma, detencionDeFirma } from '@alerce/domain/contrato/firma-electronica'
import { detieneLaFirma } from '@alerce/domain/mesa/irregularidad'
import { huellasDe } from '../../base/archivos/read-model.ts'
import { leerPostulacion } from '../../declaracion/postulante/tomar-postulacion.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe, documentosListos } from '../documentos/read-model.ts'
import { porFirmar, tomarVentas, type VentasAFirmar } from '../firmados/leer-ventas.ts'

/** What keeps an applicant from signing their papers; null: nothing. Who receives waits for who gives. */
export async function leerDetencion(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { suya, otra }: VentasAFirmar,
): Promise<DetencionDeFirma | null> {
  const recibe = otra !== null && suya.prospecto.otorga === false
  const venta = {
    ...(await porFirmar(ctx, suya)),
    conIrregularidad: (await abiertasDe(ctx.tx, suya.prospecto.id)).some(detieneLaFirma),
    emitidos: await documentosListos(ctx.tx, suya.declaracion.id),
  }
  return detencionDeFirma(venta, recibe ? (otra.declaracion?.etapa ?? 'inicio') : null)
}

/** What is signed, paper by paper, each with the SHA-256 of its bytes; and the digest of all of them. */
export async function leerHuellas({ tx }: Context, declaracionId: number) {
  const documentos = await documentosDe(tx, declaracionId)
  const huellas = await huellasDe(
    tx,
    documentos.flatMap(({ archivoId }) => archivoId ?? []),
  )
  const lineas = documentos.map(({ nombre, archivoId }) => `${nombre}: SHA-256 ${huellas.get(archivoId ?? 0) ?? ''}`)
  return { lineas, huella: createHash('sha256').update(lineas.join('\n')).digest('hex') }
}

/** The sale of the applicant that calls and, of a pair, the other's: all rows locked, in their order. */
export async function tomarPorFirmar(ctx: Context): Promise<VentasAFirmar> {
  const { declaracion } = await leerPostulacion(ctx)
  const ventas = await tomarVentas(ctx, declaracion.id)
  const { suya } = ventas
  ensure(suya.declaracion.viva && suya.prospecto.activo, common.unauthenticated)
  return ventas
}
