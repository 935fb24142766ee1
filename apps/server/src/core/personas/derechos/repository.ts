import { etapasDS, pasada } from '@alerce/domain/declaracion/etapas'
import { esProspeccionOpuesta } from '@alerce/domain/postulacion/oposicion'
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type {
  BloqueoPersonaTable,
  PedidoPersonaTable,
  RevocacionConsentimientoTable,
} from '../../../platform/db/tables/personas.ts'
import { OLVIDADA } from '../../cartera/importacion/read-model.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { columnasDeIdentidad, type IdentidadDeVenta } from './read-model-bloqueo.ts'
import { esTitular } from './read-model-pedidos.ts'
import type { anonimizadas } from './supresion.ts'

/** New values of an anonymized row, by table. `ahora`: instant of the erasure. */
const sinPersona: Readonly<Record<(typeof anonimizadas)[number], (ahora: string) => RawBuilder<unknown>>> = {
  prospecto: (ahora) => sql`tipo_documento = 'R', rut = null, numero_pasaporte = null, nombres = 'DATOS SUPRIMIDOS',
    apellido_paterno = '', apellido_materno = '', celular = '', correo = '', fecha_nacimiento = null, sexo = null,
    isapre_actual = null, codigo_region = null, codigo_ciudad = null, motivo = '', busqueda = '', etiquetas = '{}', activo = false,
    estado = 'Inactivo', estado_desde = ${ahora}, version = version + 1, actualizado_por = 'sistema',
    actualizado_en = ${ahora}`,
  // A stage before the contract leaves every queue; later ones are counted by the figures
  declaracion: (ahora) => sql`folio_papel = null, renta_promedio = null, viva = false, subetapa = '',
    etapa = case when etapa = any(${etapasDS.filter(pasada)}::text[]) then etapa else 'noVigente' end,
    purgada_en = coalesce(purgada_en, ${ahora}), version = version + 1, actualizada_por = 'sistema',
    actualizada_en = ${ahora}`,
  evaluacion: () => sql`detalle = null`,
  cita: () => sql`comentario = '', avisa = false`,
  importacion_fila: () => sql`datos = ${OLVIDADA}::jsonb, mensajes = '[]'`,
}

export async function deleteFilas(tx: Db, tabla: string, condicion: RawBuilder<SqlBool>): Promise<void> {
  await sql`delete from ${sql.table(tabla)} t where ${condicion}`.execute(tx)
}

export async function anonymizeFilas(
  tx: Db,
  tabla: (typeof anonimizadas)[number],
  condicion: RawBuilder<SqlBool>,
  ahora: string,
): Promise<void> {
  // An appointment that did not take place counts nowhere, and an open one would still hold its hour
  if (tabla === 'cita') await deleteFilas(tx, tabla, sql`${condicion} and t.estado is distinct from 'R'`)
  await sql`update ${sql.table(tabla)} t set ${sinPersona[tabla](ahora)} where ${condicion}`.execute(tx)
}

/** Locks the sales whose holder is the person, in the order of their ids; returns who they are. */
export async function lockProspectos(
  tx: Db,
  documento: DocumentoDePersona,
): Promise<(IdentidadDeVenta & { readonly id: number })[]> {
  const suyos = tx
    .selectFrom('prospecto')
    .select(['id', ...columnasDeIdentidad])
    .where(esTitular('prospecto', documento))
  return await suyos.orderBy('id').forUpdate().execute()
}

export async function insertBloqueo(tx: Db, bloqueo: Insertable<BloqueoPersonaTable>): Promise<void> {
  await tx.insertInto('bloqueoPersona').values(bloqueo).execute()
}

export async function deleteBloqueo(tx: Db, prospectoId: number): Promise<void> {
  await tx.deleteFrom('bloqueoPersona').where('prospectoId', '=', prospectoId).execute()
}

/**
 * Deletes the appointments to come and the next calls of those of these sales in which they would be prospecting, for
 * good, and closes the tasks about dates of their contracts. Returns the appointments.
 */
export async function deleteContactosDeProspeccion(
  tx: Db,
  prospectos: readonly number[],
  ahora: string,
): Promise<{ readonly citaId: number; readonly prospectoId: number | null }[]> {
  const ventas = await tx
    .selectFrom('prospecto')
    .select(['id', 'estado', 'oposiciones'])
    .where('id', 'in', [0, ...prospectos])
    .execute()
  const ids = ventas.filter(esProspeccionOpuesta).map(({ id }) => id)
  const suyas = tx.deleteFrom('cita').where('prospectoId', 'in', [0, ...ids])
  const anuladas = await suyas
    .where('estado', 'is', null)
    .where('inicio', '>', ahora)
    .returning(['id as citaId', 'prospectoId'])
    .execute()
  const intentos = tx.deleteFrom('tarea').where('prospectoId', 'in', [0, ...ids])
  await intentos.where('origen', '=', 'intento').where('hechaEn', 'is', null).execute()
  // Closed, not deleted: the round would make them again once the objection is lifted
  const deContrato = tx
    .updateTable('tarea')
    .set({ hechaEn: ahora })
    .where('prospectoId', 'in', [0, ...prospectos])
  await deContrato.where('clave', 'is not', null).where('hechaEn', 'is', null).execute()
  return anuladas
}

interface Firmado {
  readonly actualizadoPor: string
  readonly actualizadoEn: string
}

const siguienteVersion = sql<number>`version + 1`

/** Empties who a sale is, and marks it as blocked. */
export async function blankProspecto(tx: Db, id: number, firmado: Firmado): Promise<void> {
  const nadie = { tipoDocumento: 'R', rut: null, numeroPasaporte: null, celular: '', correo: '', busqueda: '' } as const
  const nombre = { nombres: 'DATOS BLOQUEADOS', apellidoPaterno: '', apellidoMaterno: '' }
  const datos = { ...nadie, ...nombre, ...firmado, bloqueado: true, version: siguienteVersion }
  await tx.updateTable('prospecto').set(datos).where('id', '=', id).execute()
}

/** Gives a blocked sale back who it is. */
export async function restoreProspecto(tx: Db, id: number, identidad: IdentidadDeVenta & Firmado): Promise<void> {
  const datos = { ...identidad, bloqueado: false, version: siguienteVersion }
  await tx.updateTable('prospecto').set(datos).where('id', '=', id).execute()
}

/** Stores a request under an id taken before, to which its document is sealed. */
export async function insertPedido(tx: Db, pedido: Insertable<PedidoPersonaTable>): Promise<void> {
  await tx.insertInto('pedidoPersona').values(pedido).execute()
}

/** Writes the answer of an open request; false: there is none with that id. */
export async function answerPedido(
  tx: Db,
  id: number,
  dicho: { readonly respuesta: string; readonly respondidoPor: string; readonly respondidoEn: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pedidoPersona')
    .set(dicho)
    .where('id', '=', id)
    .where('respondidoEn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a request to erase as carried out. */
export async function markSuprimido(tx: Db, id: number, ahora: string): Promise<void> {
  await tx.updateTable('pedidoPersona').set({ suprimidoEn: ahora }).where('id', '=', id).execute()
}

/** Deletes drafts and remembered replies by their keys. */
export async function deleteSelladas(
  tx: Db,
  borradores: readonly { readonly usuarioId: number; readonly formulario: string }[],
  respuestas: readonly { readonly actor: string; readonly clave: string }[],
): Promise<void> {
  for (const { usuarioId, formulario } of borradores)
    await tx.deleteFrom('borrador').where('usuarioId', '=', usuarioId).where('formulario', '=', formulario).execute()
  for (const { actor, clave } of respuestas)
    await tx.deleteFrom('idempotencia').where('actor', '=', actor).where('clave', '=', clave).execute()
}

export async function insertRevocacion(tx: Db, revocacion: Insertable<RevocacionConsentimientoTable>): Promise<void> {
  await tx.insertInto('revocacionConsentimiento').values(revocacion).execute()
}
