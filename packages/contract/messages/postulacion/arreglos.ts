import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { FallaDelCertificado } from '@alerce/domain/postulacion/certificado/revisar'
import { archivosMessages } from '../base/archivos.ts'
import { razonesDeLectura, textoDeFalla } from './certificado.ts'

/** Most employers named in one text. */
const NOMBRADOS = 3

/** Reason against a certificate in the words of the specification, with the data read or the remedy. */
export interface RazonDelCertificado {
  readonly texto: string
  readonly arreglo: string
  /** Field to correct, beside the file. */
  readonly campo: 'clave' | null
}

const deLectura: Readonly<Record<keyof typeof razonesDeLectura, string>> = {
  noEsPdf: 'Adjunte el PDF que entrega la AFP.',
  pesado: 'Descargue de la AFP el certificado de los últimos 12 meses: pesa menos.',
  protegido: 'Escriba su clave en «Clave del PDF» y valide de nuevo: el archivo sigue elegido.',
  clave: 'Escriba de nuevo la clave y valide: el archivo sigue elegido.',
  danado: 'Descárguelo de nuevo desde la AFP.',
  sinTexto: 'Adjunte el PDF que entrega la AFP, no una foto ni un escaneo.',
  paginas: 'Descargue de la AFP el certificado de los últimos 12 meses.',
  extenso: 'Descargue de la AFP el certificado de los últimos 12 meses.',
}

/** Reason why a document cannot be read, and the remedy. */
export const razonDeLectura = (falla: keyof typeof razonesDeLectura): RazonDelCertificado => ({
  texto: razonesDeLectura[falla],
  arreglo: deLectura[falla],
  campo: falla === 'protegido' || falla === 'clave' ? 'clave' : null,
})

/** Faults whose text already gives the remedy. */
const dicen: ReadonlySet<FallaDeExamen> = new Set(['mezclado', 'activo', 'medidas', 'virus', 'sinRevisar'])

/** Reason why a file is rejected unread: not a certificate's PDF, or not a whole and single one. */
export function razonDeExamen(falla: FallaDeExamen): RazonDelCertificado {
  if (dicen.has(falla)) return { texto: archivosMessages[falla].text, arreglo: '', campo: null }
  if (falla === 'tamano') return razonDeLectura('pesado')
  if (falla === 'extenso' || falla === 'paginas' || falla === 'protegido') return razonDeLectura(falla)
  return razonDeLectura(falla === 'cortado' || falla === 'danado' ? 'danado' : 'noEsPdf')
}

function arregloDeMeses({ meses }: Extract<FallaDelCertificado, { falla: 'pocosMeses' }>): string {
  const leidos = meses.map((mes) => mes.split('-').reverse().join('-')).join(', ')
  const leido = leidos ? `Se leyó pagado: ${leidos}.` : 'No se leyó ningún mes pagado reciente.'
  return `${leido} Pida a la AFP un certificado que muestre los demás.`
}

function arregloDelCertificado(falla: FallaDelCertificado): string {
  switch (falla.falla) {
    case 'noEsCertificado':
      return 'Adjunte el certificado de cotizaciones que entrega la AFP.'
    case 'otraPersona':
      return falla.leido
        ? `El documento es del RUT ${formatoRut(falla.leido)}. Adjunte el de su cliente o, si ese es su RUT, corríjalo en los antecedentes.`
        : 'No se leyó en el documento el RUT del afiliado. Adjunte el que entrega la AFP, con el RUT de su cliente.'
    case 'sinFecha':
      return 'Descárguelo de nuevo desde la AFP, con su fecha de emisión.'
    case 'fechaFutura':
      return `Se leyó ${aDDMMYYYY(falla.emitido)}. Descárguelo de nuevo desde la AFP.`
    case 'antiguo':
      return `Se leyó ${aDDMMYYYY(falla.emitido)}. Descargue uno nuevo desde la AFP.`
    case 'otroEmpleador':
      return falla.leidos.length > 0
        ? `Se leyeron cotizaciones de ${falla.leidos.slice(0, NOMBRADOS).map(formatoRut).join(', ')}. Revise el RUT del empleador de esta fila o adjunte el certificado que le corresponde.`
        : 'No se leyó ninguna cotización. Adjunte el certificado que muestra los pagos de este empleador.'
    case 'pocosMeses':
      return arregloDeMeses(falla)
  }
}

/** Reason why a certificate is not valid, with the data read and the remedy. */
export const razonDelCertificado = (falla: FallaDelCertificado): RazonDelCertificado => ({
  texto: textoDeFalla(falla),
  arreglo: arregloDelCertificado(falla),
  campo: null,
})
