import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { formatoTelefono } from '@alerce/domain/base/persona/telefono'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { inicioDeVigencia, mesEscrito, plazoDeNotificacion, primerMes } from '@alerce/domain/contrato/vigencia'
import type { Antecedentes, Domicilio, Entidad } from '../core/contrato/contractual/read-model.ts'
import type { Empleador } from '../core/postulacion/prospecto/read-model.ts'
import { type Dato, datos, firmas, montos, redaccion, seccion } from './bloques.ts'
import { datosDelPostulante } from './cotizacion.ts'
import { type Hoja, lineaDeUf } from './hoja.ts'
import { firmasDe, pieDeLaVenta, type Venta } from './venta.ts'

export interface EntidadNotificada {
  readonly entidad: Entidad
  readonly empleador: Empleador
  readonly antecedentes: Antecedentes
  /** Operator's text beside the figures. */
  readonly texto: Escrito
}

/** Agreed monthly amount, and its pesos at the UF of the quote. */
export function montosDe({ entidad }: EntidadNotificada, { cotizacion: { foto, uf } }: Venta) {
  const pesos = pesosDe(entidad.montoDescuentoUF, foto.valorUF)
  return montos([
    { concepto: 'Monto mensual', monto: `${formatoUF(entidad.montoDescuentoUF)} UF`, suma: true },
    { concepto: 'Equivalente en pesos', nota: lineaDeUf(uf), monto: formatoPesos(pesos) },
  ])
}

/** Address, or a hyphen. */
const direccion = (domicilio: string, lugar: Domicilio | null): string =>
  lugar ? `${domicilio}, ${lugar.comuna}, ${lugar.region}` : '-'

/** Paying entity, with its address and contact. */
function datosDeLaEntidad(entidad: Entidad, empleador: Empleador): Dato[] {
  const { razonSocial, domicilio, lugar, telefono, correo } = entidad
  return [
    ['Razón social', razonSocial],
    ['RUT', empleador.rut ? formatoRut(empleador.rut) : '-'],
    ['Tipo de trabajador', etiquetasTrabajador[empleador.tipoTrabajador]],
    ['Domicilio', direccion(domicilio, lugar)],
    ['Teléfono', telefono ? formatoTelefono(telefono) : '-'],
    ['Correo', correo ?? '-'],
  ]
}

/**
 * Notification of a paying entity: the worker, the first month and the amount to withhold. Only its own part: neither
 * the plan, nor the person's address, nor the amounts of others.
 */
export function papelDeNotificacion(venta: Venta, notificada: EntidadNotificada): Hoja {
  const { entidad, empleador, antecedentes } = notificada
  const { declaracion, prospecto, cotizacion, emitida } = venta
  const emision = hoyEnSantiago(emitida)
  return {
    titulo: 'Notificación de cotización a la entidad pagadora',
    bajada: 'Formulario Único de Notificación · tipo 1, suscripción de contrato de salud',
    ...pieDeLaVenta(venta),
    uf: cotizacion.uf,
    cuerpo: [
      seccion('Entidad pagadora'),
      datos(datosDeLaEntidad(notificada.entidad, notificada.empleador)),
      seccion('Afiliado'),
      datos([
        ...datosDelPostulante(prospecto),
        ['Número de FUN', `${declaracion.folio}-${entidad.empleadorId}`],
        ['AFP', antecedentes.afp ?? '-'],
        ['Inicio de vigencia de los beneficios', aDDMMYYYY(inicioDeVigencia(emision))],
      ]),
      seccion('Cotización que debe descontar y pagar'),
      datos([
        ['Primera remuneración que descuenta', mesEscrito(primerMes(emision))],
        ['Se notifica a más tardar el', aDDMMYYYY(plazoDeNotificacion(emision))],
      ]),
      montosDe(notificada, venta),
      ...redaccion(notificada.texto),
      // An electronic sale has no ink signatures: its sending proves the receipt.
      declaracion.tipoVenta === 'E'
        ? firmasDe(venta, 'Afiliado')
        : firmas(
            {
              nombre: razonDe(entidad),
              identidad: empleador.rut ? `RUT ${formatoRut(empleador.rut)}` : '',
              calidad: 'Recibe la entidad pagadora',
            },
            { nombre: nombreCompleto(prospecto), identidad: 'Afiliado', calidad: 'Firma el contrato' },
          ),
    ],
  }
}

const razonDe = ({ razonSocial }: Entidad): string => razonSocial || 'Entidad pagadora'
