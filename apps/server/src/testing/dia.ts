import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { Desk } from './desk.ts'
import { INICIO } from './template.ts'

/** Noon of Santiago, some days before the date of the tests. */
export const hace = (dias: number): string => `${sumaDias('2026-10-07', -dias)}T15:00:00.000Z`

/** Writes the matters of an advisor's day directly into the tables. */
export function diaDe({ db }: Desk, asesorId: number) {
  /** A prospect in this Estado since some days ago. */
  async function set(nombres: string, estado: EstadoProspecto, dias: number, more: object = {}): Promise<number> {
    const { id } = await db
      .insertInto('prospecto')
      .values({
        asesorId,
        tipoProspecto: 'REF',
        nombres,
        apellidoPaterno: 'VERA',
        apellidoMaterno: 'SOTO',
        celular: '200000000',
        correo: 'nadie@example.cl',
        estado,
        estadoDesde: hace(dias),
        registradoEn: hace(dias),
        busqueda: ' ',
        actualizadoPor: 'prueba',
        actualizadoEn: INICIO,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function cite(prospectoId: number, inicio: string, estado: 'R' | 'N' | null = null): Promise<number> {
    const termino = new Date(Date.parse(inicio) + 1_800_000).toISOString()
    const { id } = await db
      .insertInto('cita')
      .values({ asesorId, prospectoId, inicio, termino, estado, permiteTope: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const openIrregularidad = (prospectoId: number, en: string) =>
    db
      .insertInto('irregularidad')
      .values({ prospectoId, codigo: 'prueba', detalle: 'prueba', abiertaEn: en, abiertaPor: 'mesa' })
      .execute()

  /** Deletes the matters of the demo: each test adds its own. */
  async function empty(): Promise<void> {
    await db.deleteFrom('asuntoPospuesto').execute()
    await db.deleteFrom('cita').execute()
    await db.deleteFrom('irregularidad').execute()
    await db.deleteFrom('rechazoAutenticacion').execute()
    await db.updateTable('prospecto').set({ estado: 'Inactivo' }).execute()
    const codigo = { codigo: 'prueba', descripcion: 'Prueba' }
    const detalle = { codigo: 'prueba', detalle: 'prueba', descripcion: 'Falta una página' }
    await db
      .insertInto('irregularidadCodigo')
      .values(codigo)
      .onConflict((c) => c.doNothing())
      .execute()
    await db
      .insertInto('irregularidadDetalle')
      .values(detalle)
      .onConflict((c) => c.doNothing())
      .execute()
  }

  return { set, cite, openIrregularidad, empty }
}
