import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { exigirTurno } from '../../declaracion/turno/exigir-turno.ts'
import { exigirFamilia } from '../../postulacion/beneficiarios/exigir-familia.ts'
import { exigirPaso } from '../../postulacion/prospecto/cambiar-etapa.ts'
import { beneficiariosDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirLoNecesario } from './exigir-lo-necesario.ts'

/**
 * All that a stage waits for but the price of the day, and nothing of it writes: what is asked before somebody is asked
 * whether they are sure, and again when they are. The family that a plan was priced for is judged whole once more.
 */
export async function exigirAvance(ctx: Context, prospecto: Prospecto, etapa: EtapaProspecto): Promise<void> {
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  await exigirTurno(ctx, prospecto, etapa)
  await exigirLoNecesario(ctx, prospecto, etapa)
  exigirPaso(prospecto, etapa)
  if (etapa !== 'cotizacionFinalizada') return
  const { id, fechaNacimiento } = prospecto
  exigirFamilia({ grupo: await beneficiariosDe(ctx.tx, id), titular: fechaNacimiento }, ctx.hoy)
}
