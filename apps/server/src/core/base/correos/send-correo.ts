import { createHash } from 'node:crypto'
import { type Carta, type CartaKind, cartas } from '@alerce/contract/catalogos/base/cartas'
import { desdeCuandoEsLaMisma } from '@alerce/domain/base/correos/entrega'
import { llevaLlave, sinLlave, TEXTO_RESERVADO } from '@alerce/domain/base/correos/llave'
import type { Db } from '../../../platform/db/database.ts'
import type { Context } from '../../use-case.ts'
import { hayConfidencial, huellasDe } from '../archivos/read-model.ts'
import { type CartaReservada, hayOtraIgual } from './read-model.ts'
import { type CorreoNuevo, insertCorreo, saveWithLlave } from './repository.ts'

/** Paper attached to a letter. */
export interface PapelAdjunto {
  readonly archivoId: number
  readonly nombre: string
  /** Content of the paper, for papers that print their instant: their bytes always differ. */
  readonly dice?: unknown
}

type Escrita = Omit<CorreoNuevo, 'huella' | 'adjuntos'> & {
  readonly adjuntos: readonly PapelAdjunto[]
  /** Link of a letter: its record, and whether the link mailed before is still valid. */
  readonly enlace?: { readonly de: number; readonly abre: boolean }
  /** Of a letter that a person writes about another: its own subject, sealed with its text. */
  readonly reservado?: { readonly asunto: string }
  /** A person asked for this letter, whatever its kind. */
  readonly pedida?: boolean
}

const ENLACE = /#enlace=[\w-]+/

/** Digest of a letter: equal for the same text, papers and addressee. */
async function huellaDe(tx: Db, { para, asunto, texto, adjuntos, enlace }: Escrita): Promise<string> {
  const ids = adjuntos.filter(({ dice }) => dice === undefined).map(({ archivoId }) => archivoId)
  const huellas = await huellasDe(tx, ids)
  const papeles = adjuntos.map(({ archivoId, nombre, dice }) => [nombre, dice ?? huellas.get(archivoId)])
  return createHash('sha256')
    .update(JSON.stringify([para, asunto, texto.replace(ENLACE, `enlace de ${enlace?.de}`), papeles]))
    .digest('hex')
}

/** Throws when a letter would carry an encrypted file: health data leave only behind an identification. */
async function ensureNoSalud(tx: Db, adjuntos: readonly PapelAdjunto[]): Promise<void> {
  const ids = adjuntos.map(({ archivoId }) => archivoId)
  if (await hayConfidencial(tx, ids)) throw new Error('una carta con un papel de salud adjunto')
}

/**
 * Stores the text of a letter without its links and codes; the complete text is sealed beside it. Of a reserved letter
 * nothing stays in the open.
 */
async function write(
  { tx, vault, ahora }: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  correo: CorreoNuevo,
  reservado: Escrita['reservado'],
): Promise<number> {
  const { texto } = correo
  if (reservado) {
    const id = await insertCorreo(tx, { ...correo, texto: TEXTO_RESERVADO }, ahora)
    const entera: CartaReservada = { ...reservado, texto }
    await saveWithLlave(tx, id, vault.en('correo.con_llave', id).seal(entera))
    return id
  }
  if (!llevaLlave(texto)) return await insertCorreo(tx, correo, ahora)
  const id = await insertCorreo(tx, { ...correo, texto: sinLlave(texto) }, ahora)
  await saveWithLlave(tx, id, vault.en('correo.con_llave', id).seal(texto))
  return id
}

/**
 * Writes a letter in the transaction of its change; a job delivers it; returns its id. A requested letter repeated
 * within minutes is not sent, and returns null. A letter about an event is never a repetition. `datos`: values of its
 * subject.
 */
export async function enqueueCorreo<C extends Carta>(
  { tx, jobs, vault, ahora }: Pick<Context, 'tx' | 'jobs' | 'vault' | 'ahora'>,
  carta: C,
  correo: Omit<Escrita, 'clase' | 'asunto'>,
  ...datos: Parameters<(typeof cartas)[C]['asunto']>
): Promise<number | null> {
  const { clase, asunto, pedida }: CartaKind = cartas[carta]
  const escrita = { ...correo, clase, asunto: asunto(...datos) }
  const huella = pedida || correo.pedida ? await huellaDe(tx, escrita) : null
  const sirveLaOtra = correo.enlace?.abre ?? true
  if (huella && sirveLaOtra && (await hayOtraIgual(tx, huella, desdeCuandoEsLaMisma(ahora)))) return null
  await ensureNoSalud(tx, escrita.adjuntos)
  const { enlace: _, pedida: __, reservado, ...fila } = escrita
  const correoId = await write({ tx, vault, ahora }, { ...fila, huella }, reservado)
  await jobs.send(tx, 'enviar-correo', { correoId })
  return correoId
}
