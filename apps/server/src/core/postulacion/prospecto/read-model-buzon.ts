import { estadosDeVentaCerrada } from '@alerce/domain/postulacion/estado'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

const enCurso = (tx: Db, correo: string) =>
  tx
    .selectFrom('prospecto')
    .where('buzon', '<>', '')
    .where('buzon', '=', sql<string>`buzon_de(${correo})`)
    .where('activo', '=', true)
    .where('estado', 'not in', [...estadosDeVentaCerrada])

/** Whether an applicant whose sale goes on has this mailbox. */
export async function hayPostulanteConBuzon(tx: Db, correo: string): Promise<boolean> {
  return (await enCurso(tx, correo).select('id').limit(1).executeTakeFirst()) !== undefined
}

interface Duenno {
  readonly correo: string
  readonly rut: string | null
  readonly numeroPasaporte: string | null
}

/** How many other people, with sales that go on in whatever portfolio, have the mailbox of an applicant. */
export async function cuantosComparten(tx: Db, { correo, rut, numeroPasaporte }: Duenno): Promise<number> {
  const suyo = rut ?? numeroPasaporte ?? ''
  const { cuantos } = await enCurso(tx, correo)
    .select(sql<number>`count(distinct coalesce(rut, numero_pasaporte))::int`.as('cuantos'))
    .where(sql<boolean>`coalesce(rut, numero_pasaporte, '') <> ${suyo}`)
    .executeTakeFirstOrThrow()
  return cuantos
}
