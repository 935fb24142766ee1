import { puedePasar } from '@alerce/domain/prospecto/etapas'
import type { Prospecto } from '../prospecto/read-model.ts'
import type { Declaracion } from './read-model.ts'

/** A manual declaration may be made: plan confirmed, prospect active, none sent yet (core rules, Creating a DS). */
export function manualHabilitada(prospecto: Prospecto, viva: Declaracion | null): boolean {
  const conPlan = puedePasar(prospecto.etapa, 'dsManualGenerada')
  return prospecto.tipoVenta === 'M' && prospecto.activo && conPlan && (viva === null || viva.enviadaEn === null)
}
