import { camposFijos } from '@alerce/contract/fichas/ficha'
import { nombreDeCampo } from '@alerce/contract/fichas/postulacion/nombre-de-campo'
import { prospecto as ficha } from '@alerce/contract/fichas/postulacion/prospecto'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import type { Input } from '@alerce/contract/operation'
import { actualizarProspecto } from '@alerce/contract/operations/contrato/actualizacion'
import { anotar } from '../../base/bitacora/anotar.ts'
import { refrescarEstado } from '../../declaracion/declaracion/refrescar-estado.ts'
import { cambiarDatos } from '../../postulacion/prospecto/ingreso/cambiar-datos.ts'
import { revisarCambio, tomarConPareja } from '../../postulacion/prospecto/pareja/revisar-pareja.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { registrarCambio } from '../../postulacion/prospecto/registrar-cambio.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { comenzarActualizacion } from './comenzar-actualizacion.ts'

/** What the confirmed quote and the sale itself rest on stays as it is stored, whatever is sent. */
const sinLoFijo = (ingreso: Input<typeof actualizarProspecto>): Input<typeof actualizarProspecto> => ({
  ...ingreso,
  ...Object.fromEntries(camposFijos(ficha).map((campo) => [campo, undefined])),
})

/** Changes the live case, its plan confirmed; a quote of its own is a later step, so the confirmed one stays. */
export const actualizarProspectoUseCase = useCase(actualizarProspecto, async (ingreso, ctx) => {
  const { prospectoId } = ingreso
  await tomarConPareja(ctx, prospectoId)
  const prospecto = await editarProspecto(ctx, prospectoId, ingreso.version)
  await comenzarActualizacion(ctx, prospecto)
  ensure(ingreso.activo !== false, m.fijo, { campo: 'activo' })
  const campos = await cambiarDatos(ctx, prospecto, sinLoFijo(ingreso), true)
  if (prospecto.parejaId !== null) await revisarCambio(ctx, prospecto, prospecto.parejaId)
  await anotar(ctx, prospectoId, 'actualizacionGuardada', campos.map(nombreDeCampo).join(', '))
  await refrescarEstado(ctx, prospectoId)
  return { prospectoId, version: await registrarCambio(ctx, prospecto, campos) }
})
