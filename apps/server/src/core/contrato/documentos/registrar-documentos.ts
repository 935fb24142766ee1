import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { papelesEsperados } from './contenido/papeles-esperados.ts'
import { documentosDe } from './read-model.ts'
import { insertarFaltantes, reemplazar, reintentarFallidos } from './repository.ts'

/**
 * Registers the papers of a sale and queues a job that issues what is pending. `cambiaron`: papers whose data have just
 * changed; those issued stay on record as replaced. Repeating it with all papers issued changes nothing.
 */
export async function registrarDocumentos(
  ctx: Context,
  declaracion: Declaracion,
  { cambiaron = [] }: { readonly cambiaron?: readonly TipoDeDocumento[] } = {},
): Promise<void> {
  if (cambiaron.length > 0) await reemplazar(ctx.tx, declaracion.id, cambiaron)
  await insertarFaltantes(ctx.tx, await papelesEsperados(ctx, declaracion), ctx.ahora)
  await reintentarFallidos(ctx.tx, declaracion.id)
  const documentos = await documentosDe(ctx.tx, declaracion.id)
  if (documentos.some((d) => d.estado === 'pendiente'))
    await ctx.jobs.send(ctx.tx, 'emitir-documentos', { declaracionId: declaracion.id })
}
