import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import { inicioDeVigencia, mesEscrito, primerMes, vencimientoDelMes } from '@alerce/domain/contrato/vigencia'
import { datos, parrafo, redaccion, seccion } from '../bloques.ts'
import { datosDelPostulante } from '../cotizacion.ts'
import type { Hoja } from '../hoja.ts'
import { type EntidadNotificada, montosDe, papelDeNotificacion } from '../notificacion-entidad.ts'
import { firmasDe, pieDeLaVenta, type Venta } from '../venta.ts'

/** Payment notice of a person without an employer: amount, first month and last day. No entity withholds it. */
function papelDeAvisoDePago(venta: Venta, notificada: EntidadNotificada): Hoja {
  const { prospecto, cotizacion, declaracion, emitida } = venta
  const emision = hoyEnSantiago(emitida)
  const primero = primerMes(emision)
  return {
    titulo: 'Aviso de pago directo',
    bajada: 'Suscripción de contrato de salud',
    ...pieDeLaVenta(venta),
    uf: cotizacion.uf,
    cuerpo: [
      seccion('Quién paga'),
      datos([
        ...datosDelPostulante(prospecto),
        ['Folio DS', String(declaracion.folio)],
        ['Tipo de trabajador', etiquetasTrabajador[notificada.empleador.tipoTrabajador]],
        ['Inicio de vigencia de los beneficios', aDDMMYYYY(inicioDeVigencia(emision))],
      ]),
      seccion('Cotización que usted paga cada mes'),
      datos([
        ['Primer mes', mesEscrito(primero)],
        ['Se paga a más tardar el', aDDMMYYYY(vencimientoDelMes(primero))],
      ]),
      montosDe(notificada, venta),
      parrafo(
        'Usted paga esta cotización directamente a la isapre, cada mes, hasta el día 10 del mes siguiente: con el mandato de pago que autorizó o con el cupón que le llega por correo. Nadie la descuenta por usted. El monto en pesos de cada mes es el de la UF que indica su cupón.',
      ),
      seccion(notificada.texto.titulo),
      ...redaccion(notificada.texto),
      firmasDe(venta, 'Cotizante que paga'),
    ],
  }
}

/** Paper for the payer of a contribution: a notification for an employer, a payment notice for a person without one. */
export const papelParaQuienPaga = (venta: Venta, notificada: EntidadNotificada): Hoja =>
  pagaConCupon(notificada.empleador.tipoTrabajador)
    ? papelDeAvisoDePago(venta, notificada)
    : papelDeNotificacion(venta, notificada)
