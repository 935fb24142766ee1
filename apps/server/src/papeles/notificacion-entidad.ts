import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { formatoTelefono } from '@alerce/domain/base/persona/telefono'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { Antecedentes, Domicilio, Entidad } from '../core/contrato/contractual/read-model.ts'
import type { Empleador } from '../core/postulacion/prospecto/read-model.ts'
import { type Hoja, lineaDeUf } from './hoja.ts'
import { type Dato, datos, montos, seccion } from './tablas.ts'
import { textoDeEjemplo } from './texto-de-ejemplo.ts'
import { datosDeLaVenta, type Venta } from './venta.ts'

interface Notificada {
  readonly entidad: Entidad
  readonly empleador: Empleador
  readonly antecedentes: Antecedentes
}

const direccion = (domicilio: string, lugar: Domicilio | null): string =>
  lugar ? `${domicilio}, ${lugar.comuna}, ${lugar.region}` : '-'

function datosDeLaEntidad({ entidad, empleador }: Notificada): Dato[] {
  const { razonSocial, domicilio, lugar, telefono, correo } = entidad
  return [
    ['Razón social', razonSocial || 'Pago directo del afiliado'],
    ['RUT', empleador.rut ? formatoRut(empleador.rut) : '-'],
    ['Tipo de trabajador', etiquetasTrabajador[empleador.tipoTrabajador]],
    ['Domicilio', direccion(domicilio, lugar)],
    ['Teléfono', telefono ? formatoTelefono(telefono) : '-'],
    ['Correo', correo ?? '-'],
  ]
}

/** What a paying entity is told: whose contribution it withholds from now on, and how much. */
export function papelDeNotificacion(venta: Venta, notificada: Notificada): Hoja {
  const { entidad, antecedentes } = notificada
  const { foto, uf } = venta.cotizacion
  const pesos = pesosDe(entidad.montoDescuentoUF, foto.valorUF)
  return {
    titulo: 'Notificación de cotización a la entidad pagadora',
    bajada: 'Suscripción de contrato de salud',
    emitida: venta.emitida,
    uf,
    cuerpo: [
      seccion('Entidad pagadora'),
      datos(datosDeLaEntidad(notificada)),
      seccion('Afiliado y contrato'),
      datos([
        ...datosDeLaVenta(venta),
        ['Domicilio', direccion(antecedentes.domicilio, antecedentes)],
        ['AFP', antecedentes.afp ?? '-'],
      ]),
      seccion('Cotización que debe descontar y pagar'),
      montos([
        { concepto: 'Monto mensual', monto: `${formatoUF(entidad.montoDescuentoUF)} UF`, suma: true },
        { concepto: 'Equivalente en pesos', nota: lineaDeUf(uf), monto: formatoPesos(pesos) },
      ]),
      textoDeEjemplo(
        'Se informa a la entidad pagadora la cotización pactada por el afiliado, para que la descuente de su remuneración o pensión y la entere en la isapre. La redacción del Formulario Único de Notificación es la que fija la autoridad y la isapre carga en este lugar.',
      ),
    ],
  }
}
