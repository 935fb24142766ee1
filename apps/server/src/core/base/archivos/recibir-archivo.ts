import { archivoInvalido, archivosMessages } from '@alerce/contract/messages/base/archivos'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { type TipoDeArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { huellaDeArchivo } from './calcular-huella.ts'
import { guardarUnaVez } from './guardar-archivo.ts'

interface Como {
  /** Where a refusal stands: the field of the call that carries the file. */
  readonly campo: string
  /** A PDF with a password is taken: whoever reads it asks for the password. */
  readonly conClave?: boolean
}

interface Recibido {
  readonly archivoId: number
  readonly sha256: string
  /** Cleaned. */
  readonly nombre: string
}

/** What was handed in, looked through: only so is it taken in. */
export interface Examinado extends ArchivoEnviado {
  readonly falla: FallaDeExamen | null
}

/**
 * Looks through what was handed in, in a process beside the server and before the transaction that takes it in. What is
 * found is told in there, after what is asked first. `clave`: the password of a PDF.
 */
export async function examinarArchivo(
  { examinar }: Pick<Context, 'examinar'>,
  archivo: ArchivoEnviado,
  clave = '',
): Promise<Examinado> {
  return { ...archivo, falla: await examinar(archivo.contenido, clave) }
}

/** The same of a file that its call carries in base64. */
export const examinarBase64 = (ctx: Pick<Context, 'examinar'>, nombre: string, base64: string): Promise<Examinado> =>
  examinarArchivo(ctx, { nombre, contenido: Buffer.from(base64, 'base64') })

/** What a file is, or a refusal: the specification's words, then ours at the field. */
function exigirSano({ contenido, falla: hallada }: Examinado, { campo, conClave = false }: Como): TipoDeArchivo {
  const falla = hallada === 'protegido' && conClave ? null : hallada
  const mime = tipoPorContenido(contenido)
  if (falla === null && mime) return mime
  const mensaje = archivosMessages[falla ?? 'tipo'].text
  return refuse(archivoInvalido, { errores: [{ campo, mensaje }] })
}

/**
 * The one way in for what people hand in: looked through whole, kept encrypted and once by its content, under a name
 * that can be trusted. Whose it is, and what for, is the caller's to keep.
 */
export async function recibirArchivo(
  ctx: Pick<Context, 'tx' | 'vault' | 'almacen' | 'ahora'>,
  examinado: Examinado,
  como: Como,
): Promise<Recibido> {
  const { nombre, contenido } = examinado
  const mime = exigirSano(examinado, como)
  const archivoId = await guardarUnaVez(ctx, { contenido: Buffer.from(contenido), mime })
  return { archivoId, sha256: huellaDeArchivo(contenido), nombre: nombreDeArchivo(nombre, mime) }
}
