import { formatoRut } from '@alerce/domain/base/persona/rut'
import { formatoTelefono } from '@alerce/domain/base/persona/telefono'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { Domicilio, Entidad } from '../core/contrato/contractual/read-model.ts'
import type { Empleador } from '../core/postulacion/prospecto/read-model.ts'
import type { Dato } from './bloques.ts'

/** Where it is, or a hyphen. */
const direccion = (domicilio: string, lugar: Domicilio | null): string =>
  lugar ? `${domicilio}, ${lugar.comuna}, ${lugar.region}` : '-'

/** Who pays and where it is found. */
export function datosDeLaEntidad(entidad: Entidad, empleador: Empleador): Dato[] {
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
