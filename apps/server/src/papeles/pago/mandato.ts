import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import type { mandatoOtorgado } from '../../core/contrato/mandatos/read-model.ts'
import { type Bloque, type Dato, datos, marcaDeEjemplo, parrafo, redaccion, seccion } from '../bloques.ts'
import { datosDelPostulante } from '../cotizacion.ts'
import type { Hoja } from '../hoja.ts'
import { firmasDe, pieDeLaVenta, type Venta } from '../venta.ts'

type Mandato = NonNullable<Awaited<ReturnType<typeof mandatoOtorgado>>>

/** Origin of the mandate. The desk's reference is not shown as the applicant's. */
const origenDe = ({ origen, otorgado, referencia }: Mandato): Dato[] => {
  const dia = aDDMMYYYY(hoyEnSantiago(otorgado))
  return origen === 'postulante'
    ? [
        ['Autorizado el', dia],
        ['Referencia', referencia],
      ]
    : [['Registrado el', dia]]
}

/** Words consented to, in any version. */
const consentido = (dicho: string, { ejemplo }: Escrito): Bloque[] => [
  ...marcaDeEjemplo({ ejemplo }),
  ...dicho.split('\n').map(parrafo),
]

/**
 * Monthly charge that the holder authorises, in the words consented to; a mandate registered by the desk uses `texto`.
 * It holds no card number.
 */
export function papelDeMandato(venta: Venta, mandato: Mandato, texto: Escrito): Hoja {
  const { prospecto, declaracion, cotizacion } = venta
  const { plan, foto } = cotizacion
  return {
    titulo: 'Mandato de pago',
    bajada: 'Cobro mensual de la cotización de salud',
    ...pieDeLaVenta(venta),
    cuerpo: [
      seccion('Quién paga'),
      datos([...datosDelPostulante(prospecto), ['Folio DS', String(declaracion.folio)]]),
      seccion('Qué autoriza'),
      datos([
        ['Plan', `${plan.nombre} (${plan.codigo})`],
        ['Total Cotización Pagar', `${formatoUF(foto.pagarUF)} UF al mes`],
        ...origenDe(mandato),
      ]),
      ...(mandato.consentido ? consentido(mandato.consentido, texto) : redaccion(texto)),
      firmasDe(venta, 'Cotizante que autoriza'),
    ],
  }
}
