import { publish } from '../../../avisos/repository.ts'
import { almacenEnLaBase } from '../../../platform/almacen/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import { blockPersona, restorePersona } from './block-persona.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { type LineaDePlan, type PasoDeSupresion, planDeSupresion } from './plan-de-supresion.ts'
import type { FilaDePersona } from './read-model.ts'
import { citasReservadas } from './read-model-bloqueo.ts'
import { filasSelladas } from './read-model-supresion.ts'
import { type ActoSobrePersona, recordAct } from './record-act.ts'
import { anonymizeFilas, deleteFilas, deleteSelladas, lockProspectos, markSuprimido } from './repository.ts'
import { esAnonimizada } from './supresion.ts'
import { tellScreens } from './tell-screens.ts'

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

/** Erases the rows of these steps, the last tables first, with the files that nothing else names. */
async function erase(tx: Db, pasos: readonly PasoDeSupresion[], ahora: string): Promise<void> {
  const plain = tx.withoutPlugins()
  for (const { tabla, destino, condicion } of pasos.toReversed()) {
    if (destino === 'se borra') await deleteFilas(plain, tabla, condicion)
    if (esAnonimizada(tabla)) await anonymizeFilas(plain, tabla, condicion, ahora)
  }
  const archivos = pasos.flatMap(({ filas }) =>
    filas.flatMap(({ archivo_id: id }) => (typeof id === 'number' ? id : [])),
  )
  await deleteSueltos({ tx, almacen: almacenEnLaBase }, [...new Set(archivos)])
}

/**
 * Erases what is stored about a person and may go; the figures keep their counts, and the access to what must stay is
 * blocked. Returns what was done with each table. `pedidoId`: the request.
 */
export async function erasePersona(
  acto: ActoSobrePersona,
  { documento, pedidoId }: { readonly documento: DocumentoDePersona; readonly pedidoId: number },
): Promise<readonly LineaDePlan[]> {
  const { tx, ahora } = acto
  // Blocked rows do not say whose they are: they are found by their data
  await restorePersona(acto, documento)
  await lockProspectos(tx, documento)
  const { lineas, pasos, prospectos, declaraciones } = await planDeSupresion(tx, {
    ...documento,
    ...(await citasReservadas(acto, documento)),
  })
  const filasDe = (nombre: string) => pasos.find(({ tabla }) => tabla === nombre)?.filas ?? []
  const suyos = filasDe('prospecto')
  await erase(tx, pasos, ahora)
  await forgetSelladas(acto, [...prospectos, ...declaraciones], tellsOf(documento, suyos))
  await recordAct(acto, 'datosSuprimidos', { documento, prospectos, declaraciones })
  await markSuprimido(tx, pedidoId, ahora)
  await tellScreens(tx, prospectos)
  const deAgenda = [...filasDe('cita'), ...filasDe('reserva')]
  for (const asesorId of new Set(deAgenda.map(({ asesor_id: id }) => Number(id))))
    await publish(tx, { tema: 'agenda', asesorId })
  for (const usuarioId of new Set(filasDe('notificacion').map(({ usuario_id: id }) => Number(id))))
    await publish(tx, { tema: 'notificacion', usuarioId })
  await blockPersona(acto, { documento, pedidoId })
  return lineas
}
