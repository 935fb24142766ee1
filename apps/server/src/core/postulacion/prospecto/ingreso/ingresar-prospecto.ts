import { ingresarProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { type Context, useCase } from '../../../use-case.ts'
import { ensureDocumentos } from '../../documentos-postulante/ensure-documentos.ts'
import { checkCambio } from '../pareja/check-pareja.ts'
import { editWithPareja } from '../policy.ts'
import { addProspecto } from './add-prospecto.ts'
import type { ProspectoInput } from './formulario.ts'
import { modifyProspecto } from './modify-prospecto.ts'

/** Changes a prospect; for a side of a pair, the saved data are checked against the other side. */
async function modify(ctx: Context, prospectoId: number, ingreso: ProspectoInput) {
  const { prospecto, otro } = await editWithPareja(ctx, prospectoId, ingreso.version)
  const { guardado, respuesta } = await modifyProspecto(ctx, prospecto, ingreso)
  if (otro) checkCambio(prospecto, guardado, otro)
  return respuesta
}

/**
 * Adds a prospect, changes it, and saves the applicant's data (spec 1 §5, spec 2 §2, §5). A save that goes on is
 * checked with the employers that result.
 */
export const ingresarProspectoUseCase = useCase(ingresarProspecto, async ({ avanza, ...ingreso }, ctx) => {
  const guardado = await (ingreso.prospectoId ? modify(ctx, ingreso.prospectoId, ingreso) : addProspecto(ctx, ingreso))
  if (avanza) await ensureDocumentos(ctx, guardado.prospectoId)
  return guardado
})
