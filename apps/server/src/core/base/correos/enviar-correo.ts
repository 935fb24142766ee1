import { createHash } from 'node:crypto'
import { type Carta, type CartaKind, cartas } from '@alerce/contract/catalogos/base/cartas'
import { desdeCuandoEsLaMisma } from '@alerce/domain/base/correos/entrega'
import { llevaLlave, sinLlave } from '@alerce/domain/base/correos/llave'
import type { Db } from '../../../platform/db/database.ts'
import type { Context } from '../../use-case.ts'
import { hayConfidencial, huellasDe } from '../archivos/read-model.ts'
import { hayOtraIgual } from './read-model.ts'
import { type CorreoNuevo, guardarConLlave, insertarCorreo } from './repository.ts'

/** A paper that goes with a letter. */
export interface PapelAdjunto {
  readonly archivoId: number
  readonly nombre: string
  /** What it says, where it bears the instant at which it was drawn: no two of those have the same bytes. */
  readonly dice?: unknown
}

type Escrita = Omit<CorreoNuevo, 'huella' | 'adjuntos'> & {
  readonly adjuntos: readonly PapelAdjunto[]
  /** Of a letter with a link of its own: of which record, and whether the one that was mailed before still opens. */
  readonly enlace?: { readonly de: number; readonly abre: boolean }
  /** Somebody presses to send it, whatever its kind mostly is. */
  readonly pedida?: boolean
}

const ENLACE = /#enlace=[\w-]+/

/** Two letters are the same that say the same to the same person, their papers too. */
async function huellaDe(tx: Db, { para, asunto, texto, adjuntos, enlace }: Escrita): Promise<string> {
  const ids = adjuntos.filter(({ dice }) => dice === undefined).map(({ archivoId }) => archivoId)
  const huellas = await huellasDe(tx, ids)
  const papeles = adjuntos.map(({ archivoId, nombre, dice }) => [nombre, dice ?? huellas.get(archivoId)])
  return createHash('sha256')
    .update(JSON.stringify([para, asunto, texto.replace(ENLACE, `enlace de ${enlace?.de}`), papeles]))
    .digest('hex')
}

/** What is kept sealed leaves behind an identity, never in a letter: one that would carry it is a defect. */
async function exigirSinSalud(tx: Db, adjuntos: readonly PapelAdjunto[]): Promise<void> {
  const ids = adjuntos.map(({ archivoId }) => archivoId)
  if (await hayConfidencial(tx, ids)) throw new Error('una carta con un papel de salud adjunto')
}

/** What opens something is nobody's to read in the database, nor in its copies: it stands sealed beside the letter. */
async function escribir(
  { tx, vault, ahora }: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  correo: CorreoNuevo,
): Promise<number> {
  const { texto } = correo
  if (!llevaLlave(texto)) return await insertarCorreo(tx, correo, ahora)
  const id = await insertarCorreo(tx, { ...correo, texto: sinLlave(texto) }, ahora)
  await guardarConLlave(tx, id, vault.en('correo.con_llave', id).seal(texto))
  return id
}

/**
 * Writes a letter in the transaction of the change it tells of; a job delivers it afterwards; answers its id. One that is
 * asked for is the same within minutes: a second press sends nothing, and is answered null. One that tells what happened is never
 * another's: two results are two. `datos`: what its subject is filled with.
 */
export async function encolarCorreo<C extends Carta>(
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
  await exigirSinSalud(tx, escrita.adjuntos)
  const { enlace: _, pedida: __, ...fila } = escrita
  const correoId = await escribir({ tx, vault, ahora }, { ...fila, huella })
  await jobs.send(tx, 'enviar-correo', { correoId })
  return correoId
}
