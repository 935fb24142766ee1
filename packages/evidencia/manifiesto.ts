/** Format of the manifest, in its first line. A reader refuses any other value. */
export const FORMATO = 'alerce.evidencia.2'
/** Packs before 2.4: their facts say no address, and the digest of a declaration cannot be recomputed. */
export const FORMATO_ANTERIOR = 'alerce.evidencia.1'

/** A paper of the pack. `ruta`: its place in the ZIP; `sha256` in hex; `en`: ISO instant at which it came to be. */
export interface ArchivoDeEvidencia {
  readonly ruta: string
  readonly titulo: string
  readonly sha256: string
  readonly bytes: number
  readonly en: string
}

/**
 * Act that the sale rests on. `en`: ISO instant by the server's clock. `ip` and `agente`: taken from the connection,
 * where there was one. `metodo`: proof of identity. `texto` and `version`: the text read and accepted. `huella`: digest
 * of the signed content; `contenido`: path of the file with that SHA-256. `correo`: full address that received the
 * code. `codigoEntregado`: instant at which a mail server accepted it, under the Message-ID `codigoCarta`.
 * `conexionDelAsesor`: the selling advisor had worked from that connection in the 24 hours before.
 */
export interface Hecho extends Partial<HechoDesdeLa2> {
  readonly en: string
  readonly quien: string
  readonly que: string
  readonly metodo: string | null
  readonly ip: string | null
  readonly agente: string | null
  readonly texto: string | null
  readonly version: string | null
  readonly huella: string | null
}

/** Fields that the former format lacks. */
interface HechoDesdeLa2 {
  readonly contenido: string | null
  readonly correo: string | null
  readonly codigoPedido: string | null
  readonly codigoEntregado: string | null
  readonly codigoCarta: string | null
  readonly conexionDelAsesor: boolean
}

/** Signed content: papers by their digests, acts with author and address, and the position of the access log. */
export interface Manifiesto {
  readonly formato: typeof FORMATO | typeof FORMATO_ANTERIOR
  /** ISO instant. */
  readonly sellado: string
  readonly venta: { readonly identificador: number; readonly folio: number; readonly tipoVenta: string }
  readonly contratante: { readonly nombre: string; readonly documento: string }
  readonly asesor: string
  readonly archivos: readonly ArchivoDeEvidencia[]
  readonly hechos: readonly Hecho[]
  /** Last entry of the chained access log of health data. Noted here, a later rewrite of the log shows. */
  readonly cadena: { readonly entradas: number; readonly ultima: number; readonly huella: string }
}

/** The manifest as it is signed and stands in the pack. */
export const escribirManifiesto = (manifiesto: Manifiesto): string => `${JSON.stringify(manifiesto, null, 2)}\n`

const esObjeto = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const conTextos = (value: unknown, ...campos: readonly string[]): boolean =>
  esObjeto(value) && campos.every((campo) => typeof value[campo] === 'string')
const listaDe = (value: unknown, ...campos: readonly string[]): boolean =>
  Array.isArray(value) && value.every((one) => conTextos(one, ...campos))

/** Reads a manifest of this format from untrusted text; null when it is none. */
export function leerManifiesto(texto: string): Manifiesto | null {
  try {
    const leido: unknown = JSON.parse(texto)
    const esSuyo =
      esObjeto(leido) &&
      (leido.formato === FORMATO || leido.formato === FORMATO_ANTERIOR) &&
      conTextos(leido, 'sellado', 'asesor') &&
      esObjeto(leido.venta) &&
      esObjeto(leido.cadena) &&
      conTextos(leido.contratante, 'nombre', 'documento') &&
      listaDe(leido.archivos, 'ruta', 'titulo', 'sha256', 'en') &&
      listaDe(leido.hechos, 'en', 'quien', 'que')
    return esSuyo ? (leido as unknown as Manifiesto) : null
  } catch {
    return null
  }
}
