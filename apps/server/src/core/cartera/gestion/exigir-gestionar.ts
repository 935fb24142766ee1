import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/gestionar'
import { decidirGestionar } from '@alerce/domain/cartera/gestionar'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerHechos } from './leer-hechos.ts'

/** Refuses (422) what stops Gestionar. `funNoVerificado`: the FUN could not be verified, which stops nothing here. */
export async function exigirGestionar(ctx: Context, prospecto: Prospecto, funNoVerificado: boolean): Promise<void> {
  const hechos = await leerHechos(ctx, prospecto)
  const decision = decidirGestionar(funNoVerificado ? { ...hechos, fun: 'noVerificado' } : hechos)
  if ('detiene' in decision) refuse(detencionesDeGestionar[decision.detiene])
}
