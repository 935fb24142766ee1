import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { documentosDe, tiposDeDocumento } from '../documentos/read-model.ts'
import { registrarDocumentos } from '../documentos/registrar-documentos.ts'
import type { Context } from '../use-case.ts'

/** Papers that name the applicant, which nobody has signed yet, are issued again; those issued stay as replaced. */
export async function emitirDeNuevo(ctx: Context, prospectoId: number): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (!ds || (await documentosDe(ctx.tx, ds.id)).length === 0) return
  await registrarDocumentos(ctx, ds, { cambiaron: tiposDeDocumento })
}
