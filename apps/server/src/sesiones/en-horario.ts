import { dentroDeHorario } from '@alerce/domain/acceso/horario'
import { horaEnSantiago, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { parametrosAl } from '../core/base/parametros/read-model.ts'
import type { Db } from '../platform/db/database.ts'

/** Whether somebody of these roles may be at work at an instant: the hours that the insurer set for them (spec 1 §6). */
export async function enHorario(db: Db, roles: readonly string[], ahora: string): Promise<boolean> {
  const { horariosDeAcceso } = await parametrosAl(db, hoyEnSantiago(ahora))
  return dentroDeHorario(roles, horariosDeAcceso, horaEnSantiago(ahora))
}
