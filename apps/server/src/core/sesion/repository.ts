import type { Db } from '../../platform/db/database.ts'

/** Writes an access or an exit of a person. `tipo`: E entry; S, I, N, A exits (spec 1 §4). */
export async function insertarRegistro(
  tx: Db,
  registro: { usuarioId: number; tipo: string; origen: string; en: string; ip: string; ipDeclarada: string | null },
): Promise<void> {
  const { usuarioId: usuario_id, ipDeclarada: ip_declarada, ...rest } = registro
  await tx
    .insertInto('registro_acceso')
    .values({ usuario_id, ip_declarada, ...rest })
    .execute()
}
