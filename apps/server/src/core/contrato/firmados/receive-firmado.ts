import { common } from '@alerce/contract/messages/common'
import { firmadosMessages as m, textoDeOtroPapel } from '@alerce/contract/messages/contrato/firmados'
import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { cotejarFirmado, huellasImpresas, type PapelHallado } from '@alerce/domain/contrato/cotejo'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import { recibeFirmados } from '@alerce/domain/contrato/firmados'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import { type Examinado, receiveArchivo } from '../../base/archivos/receive-archivo.ts'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { takeDeclaracion } from '../../declaracion/ds/edit-declaracion.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { PDF } from '../documentos/read-model.ts'
import { type PapelPorFirmar, papelesHallados, papelesPorFirmar } from './read-model.ts'
import { setFirmado } from './repository.ts'

/** File handed in as signed, with the paper digests printed in it. */
interface FirmadoLeido extends Examinado {
  readonly huellas: readonly string[]
}

/**
 * Reads the printed digests of a file, before the transaction. Pictures have none; a PDF that is too long or queued too
 * late counts as a scan, and the desk compares it (decision 032).
 */
export async function readFirmado({ readPdf }: Pick<Context, 'readPdf'>, archivo: Examinado): Promise<FirmadoLeido> {
  const { contenido, falla } = archivo
  if (falla !== null || tipoPorContenido(contenido) !== PDF) return { ...archivo, huellas: [] }
  const texto = await readPdf(contenido, '')
  return { ...archivo, huellas: texto.legible ? huellasImpresas(texto.lineas) : [] }
}

interface Entrega {
  readonly identificador: number
  /** Id of the issued paper; null: the first without a signed file. */
  readonly imgCorrel: number | null
  readonly archivo: FirmadoLeido
  /** Field of the call that carries the file. */
  readonly campo: string
}

/** Paper of the file when none is given: the one printed in it, else the first without a signed file. */
function papelDe(
  papeles: readonly PapelPorFirmar[],
  imgCorrel: number | null,
  hallados: readonly PapelHallado[],
): PapelPorFirmar {
  if (imgCorrel !== null) return papeles.find(({ id }) => id === imgCorrel) ?? refuse(common.notFound)
  const faltan = papeles.filter(({ firmado }) => firmado === null)
  const suyo = faltan.find(({ id }) => hallados.some(({ documentoId }) => documentoId === id))
  return suyo ?? faltan[0] ?? refuse(m.completos)
}

/** Whether the file contains the digest of that paper; refuses at its field a file of another paper. */
function ensureCotejo(
  hallados: readonly PapelHallado[],
  { id, declaracionId, nombre }: PapelPorFirmar,
  { prospectoId, campo }: { readonly prospectoId: number; readonly campo: string },
): boolean {
  const cotejo = cotejarFirmado(hallados, { documentoId: id, prospectoId, declaracionId })
  if (cotejo === 'coincide' || cotejo === 'sinComprobar') return cotejo === 'coincide'
  const texto = cotejo === 'otroPapel' ? textoDeOtroPapel(tituloDelPapel(nombre)) : m[cotejo].text
  return refuse(m[cotejo], { campo, texto })
}

/** Refuses (422), with the reason, while a sale does not accept signed papers. */
function ensureReceives(declaracion: Declaracion): void {
  if (recibeFirmados(declaracion)) return
  const { tipoVenta, etapa } = declaracion
  if (tipoVenta !== 'M') refuse(m.electronica)
  if (etapa === 'firmaIsapreRevision') refuse(m.enLaMesa)
  refuse(etapa === 'terminado' ? m.suscrito : m.sinEmitir)
}

/**
 * Receives a signed paper; returns its id. The same bytes for the same paper keep their id; for another paper they are
 * refused.
 */
export async function receiveFirmado(ctx: Context, { identificador, imgCorrel, archivo, campo }: Entrega) {
  const { declaracion, prospecto } = await takeDeclaracion(ctx, { identificador })
  ensureReceives(declaracion)
  await ensureNoActualizacion(ctx, prospecto.id)
  const { archivoId, sha256, nombre } = await receiveArchivo(ctx, archivo, { campo })
  const papeles = await papelesPorFirmar(ctx.tx, identificador)
  const igual = papeles.find(({ firmado }) => firmado?.archivoId === archivoId)
  if (igual?.firmado && (imgCorrel === null || igual.id === imgCorrel)) return igual.firmado.id
  ensure(!igual, m.repetido, { campo })
  const hallados = await papelesHallados(ctx.tx, { sha256, huellas: archivo.huellas })
  const papel = papelDe(papeles, imgCorrel, hallados)
  const coincide = ensureCotejo(hallados, papel, { prospectoId: prospecto.id, campo })
  const id = await siguienteId(ctx.tx, 'papel_firmado')
  const sellado = ctx.vault.en('papel_firmado.nombre', id).seal(nombre)
  const firmado = {
    id,
    documentoId: papel.id,
    archivoId,
    nombre: sellado,
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
    coincide,
  }
  const antes = await setFirmado(ctx.tx, firmado)
  if (antes !== null) await deleteSueltos(ctx, [antes])
  await note(ctx, prospecto.id, 'firmadoRecibido')
  return id
}
