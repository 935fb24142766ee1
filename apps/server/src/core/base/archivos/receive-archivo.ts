import { archivoInvalido, archivosMessages } from '@alerce/contract/messages/base/archivos'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { type TipoDeArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { sha256Of } from '../../../platform/sha256.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { saveOnce } from './save-archivo.ts'

interface Como {
  /** Field of a refusal: the one of the call that carries the file. */
  readonly campo: string
  /** Accepts a PDF with a password: its reader asks for the password. */
  readonly conClave?: boolean
}

interface Recibido {
  readonly archivoId: number
  readonly sha256: string
  /** Sanitized name. */
  readonly nombre: string
}

/** Examined file: the only form that `receiveArchivo` accepts. */
export interface Examinado extends ArchivoEnviado {
  readonly falla: FallaDeExamen | null
}

/**
 * Examines a file in a side process, before the transaction. The transaction reports the failure, after its own checks.
 * `clave`: the password of a PDF.
 */
export async function examineArchivo(
  { examine }: Pick<Context, 'examine'>,
  archivo: ArchivoEnviado,
  clave = '',
): Promise<Examinado> {
  return { ...archivo, falla: await examine(archivo.contenido, clave) }
}

/** Examines a file sent in base64. */
export const examineBase64 = (ctx: Pick<Context, 'examine'>, nombre: string, base64: string): Promise<Examinado> =>
  examineArchivo(ctx, { nombre, contenido: Buffer.from(base64, 'base64') })

/** Refusal by the antivirus: the format is right, so the words of the specification do not fit. */
function refuseByAntivirus(falla: 'virus' | 'sinRevisar', campo: string): never {
  const dicho = archivosMessages[falla]
  return refuse(dicho, { errores: [{ campo, mensaje: dicho.text }] })
}

/** Type of a file, or a refusal: the specification's text, with ours at the field. */
export function ensureHealthyFile(
  { contenido, falla: hallada }: Examinado,
  { campo, conClave = false }: Como,
): TipoDeArchivo {
  const falla = hallada === 'protegido' && conClave ? null : hallada
  const mime = tipoPorContenido(contenido)
  if (falla === null && mime) return mime
  if (falla === 'virus' || falla === 'sinRevisar') return refuseByAntivirus(falla, campo)
  return refuse(archivoInvalido, { errores: [{ campo, mensaje: archivosMessages[falla ?? 'tipo'].text }] })
}

/** Only entry for spreadsheets: the bytes of one in which the antivirus finds nothing, before the transaction. */
export async function receivePlanilla(
  { scan }: Pick<Context, 'scan'>,
  { contenido }: ArchivoEnviado,
): Promise<Uint8Array> {
  const falla = await scan(contenido)
  return falla === null ? contenido : refuseByAntivirus(falla, 'archivo')
}

/**
 * Only entry for files of persons: examined, encrypted, stored once by content, with a safe name. The caller records
 * owner and purpose.
 */
export async function receiveArchivo(
  ctx: Pick<Context, 'tx' | 'vault' | 'almacen' | 'ahora'>,
  examinado: Examinado,
  como: Como,
): Promise<Recibido> {
  const { nombre, contenido } = examinado
  const mime = ensureHealthyFile(examinado, como)
  const archivoId = await saveOnce(ctx, { contenido, mime })
  return { archivoId, sha256: sha256Of(contenido), nombre: nombreDeArchivo(nombre, mime) }
}
