import type { Db } from '../../platform/db/database.ts'

interface UsuarioDelNucleo {
  readonly usuario: string
  readonly identificadorNucleo: number
  readonly rut: string
  readonly nombres: string
  readonly apellidoPaterno: string
}

/** No password has this hash. */
const SIN_CLAVE = ''

/** User of an advisor of the core, with its names as they are now. */
export async function saveUsuarioDelNucleo(db: Db, uno: UsuarioDelNucleo) {
  const { usuario, rut, nombres, apellidoPaterno } = uno
  return await db
    .insertInto('usuario')
    .values({ ...uno, correo: '', roles: ['asesor'], claveHash: SIN_CLAVE })
    .onConflict((on) => on.column('identificadorNucleo').doUpdateSet({ usuario, rut, nombres, apellidoPaterno }))
    .returning(['id', 'activo'])
    .executeTakeFirst()
}
