import { archivoInvalido, archivosMessages } from '@alerce/contract/messages/base/archivos'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import { examinaArchivo } from '@alerce/domain/base/archivos/examen'
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

export interface Recibido {
  readonly archivoId: number
  readonly sha256: string
  /** Cleaned. */
  readonly nombre: string
}

/** What a file is, or a refusal: the specification's words, then ours at the field. */
function examinar(contenido: Uint8Array, { campo, conClave = false }: Como): TipoDeArchivo {
  const falla = examinaArchivo(contenido, { conClave })
  const mime = tipoPorContenido(contenido)
  if (falla === null && mime) return mime
  const mensaje = archivosMessages[falla ?? 'tipo'].text
  return refuse(archivoInvalido, { errores: [{ campo, mensaje }], data: { falla } })
}

/**
 * The one way in for what people hand in: looked through whole, kept encrypted and once by its content, under a name
 * that can be trusted. Whose it is, and what for, is the caller's to keep.
 */
export async function recibirArchivo(
  ctx: Pick<Context, 'tx' | 'vault' | 'almacen' | 'ahora'>,
  { nombre, contenido }: ArchivoEnviado,
  como: Como,
): Promise<Recibido> {
  const mime = examinar(contenido, como)
  const archivoId = await guardarUnaVez(ctx, { contenido: Buffer.from(contenido), mime })
  return { archivoId, sha256: huellaDeArchivo(contenido), nombre: nombreDeArchivo(nombre, mime) }
}
