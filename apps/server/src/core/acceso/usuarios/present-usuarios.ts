import type { Role } from '@alerce/contract/operation'
import type { Db } from '../../../platform/db/database.ts'
import { sesionesPorUsuario } from '../../../sesiones/read-model-registro.ts'
import type { usuarios } from './read-model.ts'

/** Users as an administrator sees them, with their sessions. */
export async function presentUsuarios(tx: Db, leidos: Awaited<ReturnType<typeof usuarios>>, ahora: string) {
  const sesiones = await sesionesPorUsuario(
    tx,
    leidos.map(({ id }) => id),
    ahora,
  )
  return leidos.map(({ id, roles, ...usuario }) => ({
    ...usuario,
    usuarioId: id,
    roles: roles as Exclude<Role, 'supervisor'>[],
    sesionesAbiertas: sesiones.get(id)?.abiertas ?? 0,
    ultimoIngreso: sesiones.get(id)?.ultimoIngreso ?? null,
  }))
}
