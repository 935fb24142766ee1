import { tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import { ultimaEntrada } from '../../base/bitacora/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from '../documentos/read-model.ts'
import { registrarDocumentos } from '../documentos/registrar-documentos.ts'

/** Papers that name the applicant, which nobody has signed yet, are issued again; those issued stay as replaced. */
export async function emitirDeNuevo(ctx: Context, prospectoId: number): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (!ds || (await documentosDe(ctx.tx, ds.id)).length === 0) return
  await registrarDocumentos(ctx, ds, { cambiaron: tiposDeDocumento })
}

/** Who discards an update in which the name was corrected issues its papers, which waited for it. */
export async function emitirLoCorregido(ctx: Context, prospectoId: number, desde: string): Promise<void> {
  const corregido = await ultimaEntrada(ctx.tx, prospectoId, 'nombreCorregido')
  if (corregido !== null && corregido >= desde) await emitirDeNuevo(ctx, prospectoId)
}
