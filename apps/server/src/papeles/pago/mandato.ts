import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { consentimientoDelMandato } from '@alerce/domain/contrato/enlace-mandato'
import type { mandatoOtorgado } from '../../core/contrato/mandatos/read-model.ts'
import { type Dato, datos, parrafo, seccion, textoDeEjemplo } from '../bloques.ts'
import { datosDelPostulante } from '../cotizacion.ts'
import type { Hoja } from '../hoja.ts'
import { marca } from '../marca.ts'
import { firmasDe, pieDeLaVenta, type Venta } from '../venta.ts'

type Mandato = NonNullable<Awaited<ReturnType<typeof mandatoOtorgado>>>

/** How it came about. The reference by which the desk knows one is not the applicant's. */
const origenDe = ({ origen, otorgado, referencia }: Mandato): Dato[] => {
  const dia = aDDMMYYYY(hoyEnSantiago(otorgado))
  return origen === 'postulante'
    ? [
        ['Autorizado el', dia],
        ['Referencia', referencia],
      ]
    : [['Registrado el', dia]]
}

/** What the holder authorises to be charged each month, in the words that were consented to. It holds no number of a card. */
export function papelDeMandato(venta: Venta, mandato: Mandato): Hoja {
  const { prospecto, declaracion, cotizacion } = venta
  const { plan, foto } = cotizacion
  const pago = { isapre: marca.nombre, plan: plan.nombre, totalUF: foto.pagarUF }
  const parrafos = mandato.consentido?.split('\n') ?? consentimientoDelMandato(pago)
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
      ...parrafos.map(parrafo),
      textoDeEjemplo('La redacción del mandato es la que la isapre y quien recauda cargan en este lugar.'),
      firmasDe(prospecto, 'Cotizante que autoriza'),
    ],
  }
}
