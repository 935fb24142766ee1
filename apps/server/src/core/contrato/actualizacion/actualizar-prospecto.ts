import { camposFijos } from '@alerce/contract/fichas/ficha'
import { prospecto as ficha, nombreDeCampo } from '@alerce/contract/fichas/postulacion/prospecto'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import type { Input } from '@alerce/contract/operation'
import { actualizarProspecto } from '@alerce/contract/operations/contrato/actualizacion'
import { campoDeOtraPersona } from '@alerce/domain/base/persona/documento'
import { tieneDocumentoFijo } from '@alerce/domain/declaracion/firma/envio'
import { note } from '../../base/bitacora/note.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { refreshEstado } from '../../declaracion/ds/refresh-estado.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { changeDatos } from '../../postulacion/prospecto/ingreso/change-datos.ts'
import { checkCambio } from '../../postulacion/prospecto/pareja/check-pareja.ts'
import { editWithPareja } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { beginActualizacion } from './begin-actualizacion.ts'

/** Editable fields that change the price or its range. */
const dePrecio: readonly string[] = ['fechaNacimiento', 'empleadores']

/** Name of the list that contains the field. */
const raizDe = (campo: string) => campo.split('.', 1).join()
const nombresDe = (campos: readonly string[]) => [...new Set(campos.map(raizDe))].map(nombreDeCampo).join(', ')

/** Drops the fixed fields: the confirmed quote and the sale depend on them. */
const sinLoFijo = (ingreso: Input<typeof actualizarProspecto>): Input<typeof actualizarProspecto> => ({
  ...ingreso,
  ...Object.fromEntries(camposFijos(ficha).map((campo) => [campo, undefined])),
})

/** Refuses another holder once the declaration was sent. `campos`: the changed fields. */
async function ensureSameTarget(
  { tx }: Pick<Context, 'tx'>,
  prospectoId: number,
  campos: readonly string[],
): Promise<void> {
  const campo = campoDeOtraPersona(campos)
  if (campo) ensure(!tieneDocumentoFijo(await declaracionVivaDe(tx, prospectoId)), m.titularFijo, { campo })
}

/** Edits a case with a confirmed plan, which stays in force until the update is confirmed. */
export const actualizarProspectoUseCase = useCase(actualizarProspecto, async (ingreso, ctx) => {
  const { prospectoId } = ingreso
  const { prospecto, otro } = await editWithPareja(ctx, prospectoId, ingreso.version)
  await beginActualizacion(ctx, prospecto)
  ensure(ingreso.activo !== false, m.fijo, { campo: 'activo' })
  const { guardado, campos } = await changeDatos(ctx, prospecto, sinLoFijo(ingreso), true)
  await ensureSameTarget(ctx, prospectoId, campos)
  if (otro) checkCambio(prospecto, guardado, otro)
  await note(ctx, prospectoId, 'actualizacionGuardada', nombresDe(campos))
  if (campos.some((campo) => dePrecio.includes(raizDe(campo))))
    await ctx.raise(antecedentesCambiados, { id: prospectoId, etapa: prospecto.etapa, enActualizacion: true })
  await refreshEstado(ctx, prospectoId)
  return { prospectoId, version: guardado.version }
})
