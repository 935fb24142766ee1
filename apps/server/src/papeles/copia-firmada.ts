import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { type Bloque, type Dato, datos, enCuartos, lista, parrafo, seccion, tabla } from './bloques.ts'
import type { Hoja } from './hoja.ts'
import { marca } from './marca.ts'

/** Issued paper with the signature on each page, and its certificate as last pages. */
export interface CopiaFirmada extends Omit<Hoja, 'cuerpo' | 'uf'> {
  /** Signed bytes. */
  readonly pdf: Uint8Array
  readonly sello: { readonly quien: string; readonly lineas: readonly string[] }
  readonly cuerpo: readonly Bloque[]
}

/** Act of the applicant, for the certificate. Instants ISO. */
interface Acto {
  readonly en: string
  readonly que: string
  readonly ip: string | null
}

export interface FirmaDeCopia {
  readonly folio: number
  readonly nombre: string
  /** ['RUT', '16.482.305-9'] or the passport. */
  readonly documento: Dato
  /** Masked: the paper must not reveal the address. */
  readonly correo: string
  /** ISO instants of the signature and of its contract. */
  readonly en: string
  readonly suscrito: string
  readonly metodo: string
  readonly ip: string
  readonly agente: string
  /** Digest of everything signed at once, in hex. */
  readonly huella: string
  readonly actos: readonly Acto[]
  /** Public page that verifies a pack of evidence. */
  readonly verificador: string
}

interface PapelDeCopia {
  readonly titulo: string
  readonly pdf: Uint8Array
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string
}

const METODO = 'Código de un solo uso al correo'

const referenciaDe = ({ folio, huella }: FirmaDeCopia): string => `${folio} · ${enCuartos(huella)}`

/** Proof of a signature, for any holder of the paper. It has no health data. */
function certificado({ titulo, sha256 }: PapelDeCopia, firma: FirmaDeCopia): Bloque[] {
  const { nombre, documento, correo, en, suscrito, metodo, ip, agente, actos, verificador } = firma
  return [
    seccion('Documento'),
    datos(
      [
        ['Documento firmado', titulo],
        ['Referencia de la firma', referenciaDe(firma)],
      ],
      2,
    ),
    parrafo(`Huella SHA-256 del documento emitido: ${sha256.replaceAll(/(.{8})(?!$)/g, '$1 ')}`),
    seccion('Quién firmó y cómo'),
    datos([
      ['Firmante', nombre],
      documento,
      ['Correo', correo],
      ['Fecha y hora (Santiago)', fechaYHoraExacta(en)],
      ['Conexión', ip],
      ['Por la isapre', `${marca.razonSocial}, ${aDDMMYYYY(suscrito.slice(0, 10))}`],
    ]),
    parrafo(`Método: ${metodo}. Firma electrónica simple, Ley 19.799.`),
    parrafo(`Navegador: ${agente || 'no informado'}`),
    seccion('Lo que hizo el firmante'),
    tabla(
      ['Fecha y hora', 'Qué hizo', 'Conexión'],
      actos.map((acto) => [fechaYHoraExacta(acto.en), acto.que, acto.ip ?? '-']),
    ),
    seccion('Cómo se comprueba'),
    lista([
      'El paquete de evidencia guarda este documento dos veces: como se emitió y con esta firma.',
      'La huella de arriba es la del archivo emitido: cualquiera puede calcularla y compararla.',
      `El paquete se comprueba en ${verificador}, sin instalar nada.`,
    ]),
  ]
}

/**
 * Signed copy of a paper. Each page has date, name, method, reference and the address to verify it; a certificate
 * follows.
 */
export function copiaFirmada(papel: PapelDeCopia, firma: FirmaDeCopia): CopiaFirmada {
  const { nombre, en, verificador, folio } = firma
  return {
    titulo: 'Certificado de firma electrónica',
    bajada: papel.titulo,
    folio: `Folio ${folio}`,
    de: nombre,
    emitida: firma.suscrito,
    pdf: papel.pdf,
    sello: {
      quien: nombre,
      lineas: [`${fechaYHora(en)} · ${METODO} · Referencia ${referenciaDe(firma)}`, `Compruébelo en ${verificador}`],
    },
    cuerpo: certificado(papel, firma),
  }
}
