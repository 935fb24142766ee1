import { createHash } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import { type DetencionDeFirma, detencionDeFirma } from '@alerce/domain/contrato/firma-electronica'
import { detieneLaFirma } from '@alerce/domain/mesa/irregularidad'
import { huellasDe } from '../../base/archivos/read-model.ts'
import { readPostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe, documentosListos } from '../documentos/read-model.ts'
import { porFirmar, takeVentas, type VentasAFirmar } from '../firmados/read-ventas.ts'

/** Reason that stops the applicant's signature; null: none. The receiver of a pair waits for the giver. */
export async function readDetencion(
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

/** Lines to sign, one per paper with its SHA-256; and the digest of all lines. */
export async function readHuellas({ tx }: Context, declaracionId: number) {
  const documentos = await documentosDe(tx, declaracionId)
  const huellas = await huellasDe(
    tx,
    documentos.flatMap(({ archivoId }) => archivoId ?? []),
  )
  const lineas = documentos.map(({ nombre, archivoId }) => `${nombre}: SHA-256 ${huellas.get(archivoId ?? 0) ?? ''}`)
  return { lineas, huella: createHash('sha256').update(lineas.join('\n')).digest('hex') }
}

/** Sale of the calling applicant and, in a pair, the other's: all rows locked, in lock order. */
export async function takeToSign(ctx: Context): Promise<VentasAFirmar> {
  const { declaracion } = await readPostulacion(ctx)
  const ventas = await takeVentas(ctx, declaracion.id)
  const { suya } = ventas
  ensure(suya.declaracion.viva && suya.prospecto.activo, common.unauthenticated)
  return ventas
}
