import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/venta'
import { decidirGestionar } from '@alerce/domain/cartera/gestionar'
import { requiereFun } from '@alerce/domain/mesa/fun'
import { anotarUnaVezAlDia } from '../../base/bitacora/anotar-una-vez-al-dia.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerHechos } from './leer-hechos.ts'

/** Refuses (422) what stops Gestionar; a FUN that could not be verified stops nothing, and the Bitácora says so. */
export async function exigirGestionar(ctx: Context, prospecto: Prospecto): Promise<void> {
  const hechos = await leerHechos(ctx, prospecto)
  const decision = decidirGestionar(hechos)
  if ('detiene' in decision) refuse(detencionesDeGestionar[decision.detiene])
  const sinFun = hechos.fun === 'noVerificado' && requiereFun(hechos.folio)
  if (sinFun) await anotarUnaVezAlDia(ctx, prospecto.id, 'funNoDisponible')
}
