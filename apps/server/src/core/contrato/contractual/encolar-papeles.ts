import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { registrarDocumentos } from '../documentos/registrar-documentos.ts'
import { primerPagoListo } from '../primer-pago/read-model.ts'

/** Queues the papers of data that were just saved; those of who proves a first payment wait until it is in. */
export async function encolarPapeles(ctx: Context, declaracion: Declaracion): Promise<void> {
  if (!(await primerPagoListo(ctx.tx, declaracion))) return
  await registrarDocumentos(ctx, declaracion, { cambiaron: ['notificacion-entidad'] })
}
