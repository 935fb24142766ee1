import { camposFijos } from '@alerce/contract/fichas/ficha'
import { prospecto as ficha, nombreDeCampo } from '@alerce/contract/fichas/postulacion/prospecto'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import type { Input } from '@alerce/contract/operation'
import { actualizarProspecto } from '@alerce/contract/operations/contrato/actualizacion'
import { campoDeOtraPersona } from '@alerce/domain/base/persona/documento'
import { tieneDocumentoFijo } from '@alerce/domain/declaracion/firma/envio'
import { anotar } from '../../base/bitacora/anotar.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { refrescarEstado } from '../../declaracion/declaracion/refrescar-estado.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { cambiarDatos } from '../../postulacion/prospecto/ingreso/cambiar-datos.ts'
import { revisarCambio } from '../../postulacion/prospecto/pareja/revisar-pareja.ts'
import { editarConPareja } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { comenzarActualizacion } from './comenzar-actualizacion.ts'

/** What a price or its range hangs on, of all that an update changes. */
const dePrecio: readonly string[] = ['fechaNacimiento', 'empleadores']

/** Of a list of records, the list. */
const raizDe = (campo: string) => campo.split('.', 1).join()
const nombresDe = (campos: readonly string[]) => [...new Set(campos.map(raizDe))].map(nombreDeCampo).join(', ')

/** What the confirmed quote and the sale itself rest on stays as it is stored, whatever is sent. */
const sinLoFijo = (ingreso: Input<typeof actualizarProspecto>): Input<typeof actualizarProspecto> => ({
  ...ingreso,
  ...Object.fromEntries(camposFijos(ficha).map((campo) => [campo, undefined])),
})

/** What was declared and sent is of the holder who declared it: no other takes their place. `campos`: those that changed. */
async function exigirAlMismo(
  { tx }: Pick<Context, 'tx'>,
  prospectoId: number,
  campos: readonly string[],
): Promise<void> {
  const campo = campoDeOtraPersona(campos)
  if (campo) ensure(!tieneDocumentoFijo(await declaracionVivaDe(tx, prospectoId)), m.titularFijo, { campo })
}

/** Changes the live case, its plan confirmed, which stays until what the update quotes is confirmed. */
export const actualizarProspectoUseCase = useCase(actualizarProspecto, async (ingreso, ctx) => {
  const { prospectoId } = ingreso
  const { prospecto, otro } = await editarConPareja(ctx, prospectoId, ingreso.version)
  await comenzarActualizacion(ctx, prospecto)
  ensure(ingreso.activo !== false, m.fijo, { campo: 'activo' })
  const { guardado, campos } = await cambiarDatos(ctx, prospecto, sinLoFijo(ingreso), true)
  await exigirAlMismo(ctx, prospectoId, campos)
  if (otro) revisarCambio(prospecto, guardado, otro)
  await anotar(ctx, prospectoId, 'actualizacionGuardada', nombresDe(campos))
  if (campos.some((campo) => dePrecio.includes(raizDe(campo))))
    await ctx.raise(antecedentesCambiados, { id: prospectoId, etapa: prospecto.etapa, enActualizacion: true })
  await refrescarEstado(ctx, prospectoId)
  return { prospectoId, version: guardado.version }
})
