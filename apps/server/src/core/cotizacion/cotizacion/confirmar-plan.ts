import { exigirFamilia } from '../../postulacion/beneficiarios/exigir-familia.ts'
import { beneficiariosDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { marcarConfirmada } from './repository.ts'

/**
 * Fixes the chosen plan when the prospect goes on to cotizacionFinalizada; from then on it is history. The family that
 * it was priced for is judged whole once more (422).
 */
export async function confirmarPlan(
  { tx, ahora, hoy }: Pick<Context, 'tx' | 'ahora' | 'hoy'>,
  { id, fechaNacimiento }: Pick<Prospecto, 'id' | 'fechaNacimiento'>,
): Promise<void> {
  exigirFamilia({ grupo: await beneficiariosDe(tx, id), titular: fechaNacimiento }, hoy)
  await marcarConfirmada(tx, id, ahora)
}
