import { ingresarProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { type Context, useCase } from '../../../use-case.ts'
import { exigirDocumentos } from '../../documentos-postulante/exigir-documentos.ts'
import { revisarCambio } from '../pareja/revisar-pareja.ts'
import { editarConPareja } from '../policy.ts'
import { agregarProspecto } from './agregar-prospecto.ts'
import type { ProspectoInput } from './formulario.ts'
import { modificarProspecto } from './modificar-prospecto.ts'

/** Changes a prospect; for a side of a pair, the saved data are checked against the other side. */
async function modificar(ctx: Context, prospectoId: number, ingreso: ProspectoInput) {
  const { prospecto, otro } = await editarConPareja(ctx, prospectoId, ingreso.version)
  const { guardado, respuesta } = await modificarProspecto(ctx, prospecto, ingreso)
  if (otro) revisarCambio(prospecto, guardado, otro)
  return respuesta
}

/**
 * Adds a prospect, changes it, and saves the applicant's data (spec 1 §5, spec 2 §2, §5). A save that goes on is
 * checked with the employers that result.
 */
export const ingresarProspectoUseCase = useCase(ingresarProspecto, async ({ avanza, ...ingreso }, ctx) => {
  const guardado = await (ingreso.prospectoId
    ? modificar(ctx, ingreso.prospectoId, ingreso)
    : agregarProspecto(ctx, ingreso))
  if (avanza) await exigirDocumentos(ctx, guardado.prospectoId)
  return guardado
})
