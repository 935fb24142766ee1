import { openDesk } from './desk.ts'

/** A desk with its head of team and an advisor of the team, and the loose sales of that advisor. */
export async function openEquipo() {
  const desk = await openDesk()
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  const ids = new Map(rows.map(({ id, usuario }) => [usuario, id]))
  const asesorId = ids.get('asesora') ?? 0

  /** Sale just entered and of no pair, other than this one. */
  async function suelto(otro = 0): Promise<number> {
    const { id } = await desk.db
      .selectFrom('prospecto')
      .select('id')
      .where('asesorId', '=', asesorId)
      .where('estado', '=', 'Prospecto Ingresado')
      .where('parejaId', 'is', null)
      .where('id', '<>', otro)
      .executeTakeFirstOrThrow()
    return id
  }
  return { desk, asesorId, jefeId: ids.get('jefatura') ?? 0, suelto }
}
