import { contractualMessages as m } from '@alerce/contract/messages/contrato/contractual'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { anotar } from '../../base/bitacora/anotar.ts'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import { registrarCambio } from '../../postulacion/prospecto/registrar-cambio.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirParaEmitir } from '../documentos/exigir-para-emitir.ts'
import { encolarPapeles } from './encolar-papeles.ts'
import { type ContractualInput, formularioDe } from './formulario.ts'
import { guardarYComparar } from './guardar-y-comparar.ts'
import { revisarFormulario } from './revisar-formulario.ts'

/** By which it is saved, and what is said where it is not. */
const rechazos = {
  ingresarDatosDocumentosContractuales: m.etapaNoPermitida,
  actualizarDatosContractuales: m.porActualizar,
} as const

/**
 * Saves the contractual data, moves the DS to documentosContractuales and queues its papers, in one transaction; who
 * proves a first payment has them once that is in. May be repeated until resumenCotizacion, and updated until the papers
 * are signed: they are looked at and sent again (core rules, Stages; decision 022).
 */
export async function guardarDatosContractuales(
  ctx: Context,
  ingreso: ContractualInput,
  acto: keyof typeof rechazos = 'ingresarDatosDocumentosContractuales',
): Promise<{ version: number }> {
  const prospecto = await editarProspecto(ctx, ingreso.prospectoId, ingreso.version)
  const declaracion = await declaracionVivaDe(ctx.tx, prospecto.id)
  ensure(declaracion && seHace(acto, declaracion), rechazos[acto])
  await exigirParaEmitir(ctx, prospecto, declaracion)
  const form = formularioDe(ingreso, await empleadoresDe(ctx.tx, prospecto.id))
  await revisarFormulario(ctx.tx, prospecto.id, form)
  const campos = await guardarYComparar(ctx, prospecto.id, form)
  if (declaracion.etapa !== 'documentosContractuales') await cambiarEtapaDS(ctx, declaracion, 'documentosContractuales')
  await anotar(ctx, prospecto.id, 'datosContractuales')
  await encolarPapeles(ctx, declaracion)
  return { version: await registrarCambio(ctx, prospecto, campos) }
}
