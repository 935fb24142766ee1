import { dentroDeHorario } from '@alerce/domain/acceso/horario'
import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { parametrosAl } from '../core/base/parametros/read-model.ts'
import type { Db } from '../platform/db/database.ts'

/** True if a person with these roles may work at an instant: hours set by the insurer (spec 1 §6). */
export async function enHorario(db: Db, roles: readonly string[], ahora: string): Promise<boolean> {
  const { horariosDeAcceso } = await parametrosAl(db, hoyEnSantiago(ahora))
  return dentroDeHorario(roles, horariosDeAcceso, horaEnSantiago(ahora))
}
