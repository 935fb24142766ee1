import { recordAcceso } from '../core/acceso/accesos/record-acceso.ts'
import { recordEvento } from '../core/acceso/seguridad/record-evento.ts'
import { type ActorSistema, firma } from '../core/actor.ts'
import { deleteSueltos } from '../core/base/archivos/delete-sueltos.ts'
import { note } from '../core/base/bitacora/note.ts'
import { almacenEnLaBase } from '../platform/almacen/repository.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { type DocumentoDePersona, marcaDe } from './documento-de-persona.ts'
import { type LineaDePlan, type PasoDeSupresion, planDeSupresion } from './plan-de-supresion.ts'
import { condicionEn, type FilaDePersona } from './read-model.ts'
import { filasSelladas } from './read-model-supresion.ts'
import { anonymizeFilas, deleteFilas, deleteSelladas, lockProspectos, markSuprimido } from './repository.ts'
import { anonimizadas, conservadas } from './supresion.ts'

const MANDO = 'persona suprimir'
const actor: ActorSistema = { kind: 'sistema', mando: MANDO }
const origin = { ip: 'local', agente: `alerce ${MANDO}`, peticionId: MANDO }

export interface ContextOfPersonas {
  readonly db: Db
  readonly vault: Vault
  readonly clock: Clock
}

/** True for a text that tells of the person: their document, mail or phone, or their name and surname. */
function tellsOf(documento: DocumentoDePersona, prospectos: readonly FilaDePersona[]): (texto: string) => boolean {
  const dichos = prospectos.flatMap(({ correo, celular, nombres, apellido_paterno: apellido }) => [
    [String(correo)],
    [String(celular)],
    [String(nombres), String(apellido)],
  ])
  const todos = [[documento.numero], [documento.numero.replace('-', '')], ...dichos]
    .map((partes) => partes.map((parte) => parte.toLowerCase()))
    .filter((partes) => partes.every((parte) => parte.length > 0))
  return (texto) => todos.some((partes) => partes.every((parte) => texto.toLowerCase().includes(parte)))
}

/** Deletes drafts and remembered replies about these sales, or that tell of the person. */
async function forgetSelladas(
  { tx, vault }: { readonly tx: Db; readonly vault: Vault },
  ids: readonly number[],
  tells: (texto: string) => boolean,
): Promise<void> {
  const deEllos = new RegExp(`(^|\\D)(${ids.join('|')})(\\D|$)`)
  const { borradores, respuestas } = await filasSelladas(tx)
  const open = (cofre: ReturnType<Vault['en']>, sello: Buffer) => JSON.stringify(cofre.open<unknown>(sello))
  await deleteSelladas(
    tx,
    borradores.filter(
      ({ usuarioId, formulario, contenido }) =>
        (ids.length > 0 && deEllos.test(formulario)) ||
        tells(open(vault.en('borrador.contenido', usuarioId, formulario), contenido)),
    ),
    respuestas.filter(({ actor: de, clave, respuesta }) =>
      tells(open(vault.en('idempotencia.respuesta', de, clave), respuesta)),
    ),
  )
}

const esAnonimizada = (tabla: string): tabla is (typeof anonimizadas)[number] =>
  (anonimizadas as readonly string[]).includes(tabla)

/** Erases the rows of these steps, the last tables first, with the files that nothing else names. */
async function erase(
  tx: Db,
  documento: DocumentoDePersona,
  pasos: readonly PasoDeSupresion[],
  ahora: string,
): Promise<void> {
  const plain = tx.withoutPlugins()
  for (const { tabla, enTabla, antes } of pasos.toReversed()) {
    if (tabla in conservadas) continue
    // Rows found before stand for their table, so that the condition is the one of the plan
    const condicion = condicionEn(enTabla, documento, antes)
    if (esAnonimizada(tabla)) await anonymizeFilas(plain, tabla, condicion, ahora)
    else await deleteFilas(plain, tabla, condicion)
  }
  const archivos = pasos.flatMap(({ filas }) =>
    filas.flatMap(({ archivo_id: id }) => (typeof id === 'number' || typeof id === 'string' ? Number(id) : [])),
  )
  await deleteSueltos({ tx, almacen: almacenEnLaBase }, [...new Set(archivos)])
}

/** Plan of an erasure, table by table; nothing changes. */
export async function checkSupresion({ db }: Pick<ContextOfPersonas, 'db'>, documento: DocumentoDePersona) {
  return (await planDeSupresion(db, documento)).lineas
}

/**
 * Erases what is stored about a person and may go, in one transaction; the figures keep their counts. Returns what was
 * done with each table. `pedidoId`: the request; `quien`: user of this machine.
 */
export async function erasePersona(
  { db, vault, clock }: ContextOfPersonas,
  { documento, pedidoId }: { readonly documento: DocumentoDePersona; readonly pedidoId: number },
  quien: string,
): Promise<readonly LineaDePlan[]> {
  const ahora = clock.ahora()
  return await db.transaction().execute(async (tx) => {
    await lockProspectos(tx, (await planDeSupresion(tx, documento)).prospectos)
    const { lineas, pasos, prospectos, declaraciones } = await planDeSupresion(tx, documento)
    const ctx = { tx, ahora, actor, origin }
    const suyos = pasos.find(({ tabla }) => tabla === 'prospecto')?.filas ?? []
    await erase(tx, documento, pasos, ahora)
    await forgetSelladas({ tx, vault }, [...prospectos, ...declaraciones], tellsOf(documento, suyos))
    for (const id of prospectos) await note(ctx, id, 'datosSuprimidos')
    for (const declaracionId of declaraciones) {
      const acceso = { en: ahora, actor: firma(actor), operacion: 'suprimirPersona', declaracionId, ip: origin.ip }
      await recordAcceso(tx, vault, acceso)
    }
    const marca = marcaDe(vault, documento)
    await recordEvento(
      ctx,
      'datosSuprimidos',
      `persona ${marca}, por ${quien}; prospectos: ${prospectos.join(', ') || 'ninguno'}`,
    )
    await markSuprimido(tx, pedidoId, ahora)
    return lineas
  })
}
