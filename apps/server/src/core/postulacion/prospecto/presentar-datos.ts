import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Context } from '../../use-case.ts'
import { empleadoresDe, type Prospecto } from './read-model.ts'

/** A prospect with its employers, as it travels. */
export async function presentarDatos({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto) {
  const { id, asesorId, fechaNacimiento, motivo, ...rest } = prospecto
  const empleadores = await empleadoresDe(tx, id)
  return {
    ...rest,
    prospectoId: id,
    identificador: asesorId,
    fechaNacimiento: fechaNacimiento && aDDMMYYYY(fechaNacimiento),
    motivoProspecto: motivo,
    tipoTrabajador: empleadores[0]?.tipoTrabajador ?? null,
    esCompensado: prospecto.tipoPlan === 'S',
    empleadores,
  }
}
