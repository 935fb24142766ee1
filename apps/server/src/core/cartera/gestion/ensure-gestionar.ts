import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/venta'
import { decidirGestionar } from '@alerce/domain/cartera/gestionar'
import { requiereFun } from '@alerce/domain/mesa/fun'
import { noteOnceADay } from '../../base/bitacora/note-once-a-day.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readHechos } from './read-hechos.ts'

/** Refuses (422) what stops Gestionar; a FUN that could not be verified stops nothing, and the Bitácora says so. */
export async function ensureGestionar(ctx: Context, prospecto: Prospecto): Promise<void> {
  const hechos = await readHechos(ctx, prospecto)
  const decision = decidirGestionar(hechos)
  if ('detiene' in decision) refuse(detencionesDeGestionar[decision.detiene])
  const sinFun = hechos.fun === 'noVerificado' && requiereFun(hechos.folio)
  if (sinFun) await noteOnceADay(ctx, prospecto.id, 'funNoDisponible')
}
