import { tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import { ultimaEntrada } from '../../base/bitacora/read-model.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosDe } from '../documentos/read-model.ts'
import { recordDocumentos } from '../documentos/record-documentos.ts'

/** Issues unsigned papers with the applicant's name again; the former ones are marked as replaced. */
export async function issueAgain(ctx: Context, prospectoId: number): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (!ds || (await documentosDe(ctx.tx, ds.id)).length === 0) return
  await recordDocumentos(ctx, ds, { cambiaron: tiposDeDocumento })
}

/** Issues the papers again after the discard of an update with a corrected name. */
export async function issueCorrected(ctx: Context, prospectoId: number, desde: string): Promise<void> {
  const corregido = await ultimaEntrada(ctx.tx, prospectoId, 'nombreCorregido')
  if (corregido !== null && corregido >= desde) await issueAgain(ctx, prospectoId)
}
