import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { ensureHealthyFile, examineArchivo } from '../../core/base/archivos/receive-archivo.ts'
import type { RemoteCall } from '../remote-call.ts'

/** A file as the specifications carry it, after its examination. `clave`: the password of a PDF. Throws Refusal. */
export async function examined({ examine }: RemoteCall, archivo: ArchivoEnviado, clave?: string) {
  const examinado = await examineArchivo({ examine }, archivo, clave)
  const tipoMIME = ensureHealthyFile(examinado, { campo: 'archivo', conClave: clave !== undefined })
  const base64 = Buffer.from(archivo.contenido).toString('base64')
  return { nombre: nombreDeArchivo(archivo.nombre, tipoMIME), tipoMIME, tamano: archivo.contenido.length, base64 }
}

/** Bytes of a file that the core sends in base64. */
export function deBase64(base64: string, nombre: string) {
  const contenido = Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64')
  return { contenido, nombre, mime: tipoPorContenido(contenido) ?? 'application/pdf' }
}

/** Size in bytes of a base64 text. */
export const tamanoDe = (base64: string): number => Buffer.byteLength(base64, 'base64')
