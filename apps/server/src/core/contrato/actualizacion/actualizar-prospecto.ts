import { nombreDeCampo } from '@alerce/contract/fichas/postulacion/prospecto'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { actualizarProspecto } from '@alerce/contract/operations/contrato/actualizacion'
import { anotar } from '../../base/bitacora/anotar.ts'
import { refrescarEstado } from '../../declaracion/declaracion/refrescar-estado.ts'
import { antecedentesCambiados } from '../../postulacion/prospecto/events.ts'
import { cambiarDatos } from '../../postulacion/prospecto/ingreso/cambiar-datos.ts'
import { revisarCambio } from '../../postulacion/prospecto/pareja/revisar-pareja.ts'
import { editarConPareja } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { comenzarActualizacion } from './comenzar-actualizacion.ts'
import { exigirAlMismo } from './exigir-al-mismo.ts'
import { sinLoFijo } from './sin-lo-fijo.ts'

/** What a price or its range hangs on, of all that an update changes. */
const dePrecio: readonly string[] = ['fechaNacimiento', 'empleadores']

/** Of a list of records, the list. */
const raizDe = (campo: string) => campo.split('.', 1).join()
const nombresDe = (campos: readonly string[]) => [...new Set(campos.map(raizDe))].map(nombreDeCampo).join(', ')

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
