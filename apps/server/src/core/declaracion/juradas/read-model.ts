import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { pideJurada } from '@alerce/domain/declaracion/firma/juradas'
import type { Db } from '../../../platform/db/database.ts'

/** Someone that a sworn declaration names; nothing of their health. */
export interface PersonaDeJurada {
  readonly id: number
  readonly orden: number
  readonly tipo: 0 | 1 | 2
  readonly relacion: number
  readonly descripcionOtro: string
  readonly sexo: 'M' | 'F'
  readonly nombre: string
  readonly rut: string | null
  readonly pasaporte: string | null
  /** ISO date. */
  readonly fechaNacimiento: string
  /** Its data were typed. */
  readonly guardada: boolean
}

/** The holder and the medical charges of a declaration, the holder first. */
export async function personasDeJurada(tx: Db, declaracionId: number): Promise<PersonaDeJurada[]> {
  const rows = await tx
    .selectFrom('declaracionPersona')
    .select(['id', 'orden', 'tipo', 'relacion', 'descripcionOtro', 'sexo', 'rut', 'pasaporte', 'fechaNacimiento'])
    .select(['nombres', 'apellidoPaterno', 'apellidoMaterno'])
    .select((e) => e('salud', 'is not', null).as('guardada'))
    .where('declaracionId', '=', declaracionId)
    .where('tipo', 'in', [0, 1])
    .orderBy('orden')
    .execute()
  return rows.map(({ nombres, apellidoPaterno, apellidoMaterno, guardada, ...row }) => ({
    ...row,
    nombre: nombreCompleto({ nombres, apellidoPaterno, apellidoMaterno }),
    guardada: Boolean(guardada),
  }))
}

/** In which declaration a person is, or null. */
export async function declaracionDePersona(tx: Db, personaId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('declaracionPersona')
    .select('declaracionId')
    .where('id', '=', personaId)
    .executeTakeFirst()
  return row?.declaracionId ?? null
}

/** The sworn declarations that were accepted and whose paper is kept, of those who are still medical charges. */
export async function juradasAceptadas(tx: Db, declaracionId: number) {
  const abiertas = await juradasAbiertas(tx, declaracionId)
  return (await personasDeJurada(tx, declaracionId)).filter(pideJurada).flatMap(({ id, orden }) => {
    const { archivoId = null, aceptadaEn = null } = abiertas.get(id) ?? {}
    return archivoId !== null && aceptadaEn !== null ? [{ personaId: id, orden, archivoId }] : []
  })
}

/** The last sworn declaration that was opened of each person of a declaration. */
export async function juradasAbiertas(tx: Db, declaracionId: number) {
  const rows = await tx
    .selectFrom('declaracionJurada')
    .select(['id', 'personaId', 'textoId', 'dice', 'archivoId', 'huella', 'aceptadaPor', 'aceptadaEn'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.personaId, row]))
}
