import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Active account with its last use and the letter about it. Instants ISO. */
export interface CuentaSinUso {
  readonly id: number
  readonly version: number
  readonly correo: string
  readonly nombres: string
  readonly uso: string
  readonly aviso: string | null
}

/** Active accounts by last use, without the administrator used last: one must be able to open the others again. */
export async function cuentasPorRevisar(db: Db): Promise<CuentaSinUso[]> {
  const { rows } = await sql<CuentaSinUso & { readonly administra: boolean }>`
    select u.id, u.version, u.correo, u.nombres, u.aviso_sin_uso as aviso,
      'administracion' = any(u.roles) as administra,
      greatest(u.creado, u.reactivada, (select max(s.creada) from sesion s where s.usuario_id = u.id)) as uso
    from usuario u where u.activo order by uso, u.id`.execute(db)
  const ultimo = rows.findLast(({ administra }) => administra)
  return rows.filter((cuenta) => cuenta !== ultimo).map(({ administra: _, ...cuenta }) => cuenta)
}
