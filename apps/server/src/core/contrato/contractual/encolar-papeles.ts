import { tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from '../documentos/read-model.ts'
import { registrarDocumentos } from '../documentos/registrar-documentos.ts'
import { primerPagoListo } from '../primer-pago/read-model.ts'

/**
 * Queues the papers of data that were just saved; those of who proves a first payment wait until it is in. Where the
 * applicant has signed one that stands, the desk found them wrong: all are made anew, whichever it was.
 */
export async function encolarPapeles(ctx: Context, declaracion: Declaracion): Promise<void> {
  if (!(await primerPagoListo(ctx, declaracion))) return
  const firmados = (await documentosDe(ctx.tx, declaracion.id)).some(({ firmadoEn }) => firmadoEn !== null)
  await registrarDocumentos(ctx, declaracion, { cambiaron: firmados ? tiposDeDocumento : ['notificacion-entidad'] })
}
