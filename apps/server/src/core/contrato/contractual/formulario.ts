import type { ContractualForm, EntidadForm } from '@alerce/contract/forms/contrato/contractual'
import { common } from '@alerce/contract/messages/common'
import type { Input } from '@alerce/contract/operation'
import type { ingresarDatosDocumentosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { codigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { Empleador } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'

export type Ingreso = Input<typeof ingresarDatosDocumentosContractuales>

/** An entity as the form has it, with the employer row it pays for. */
export interface EntidadDelIngreso extends EntidadForm {
  readonly empleador: Empleador
}

export interface Formulario extends ContractualForm {
  readonly datosEmpleador: EntidadDelIngreso[]
}

/** What an entity that was not sent looks like: nothing filled in. */
const vacia = {
  rut: '',
  razonSocial: '',
  domicilio: '',
  telefono: '',
  correo: '',
  codigoRegion: null,
  codigoCiudad: null,
  codigoComuna: null,
  montoDescuentoUF: '',
}

/** What was sent, as the form's rules read it: one entity for each employer of the applicant, no other. */
export function formularioDe(ingreso: Ingreso, empleadores: readonly Empleador[]): Formulario {
  const { domicilio, codigoAfp, codigoRegion, codigoCiudad, codigoComuna } = ingreso
  const enviadas = new Map(ingreso.datosEmpleador.map(({ id, ...entidad }) => [id, entidad]))
  ensure(
    [...enviadas.keys()].every((id) => empleadores.some((e) => e.id === id)),
    common.notFound,
  )
  return {
    domicilio,
    codigoAfp,
    codigoRegion,
    codigoCiudad,
    codigoComuna,
    datosEmpleador: empleadores.map((empleador) => ({
      ...(enviadas.get(empleador.id) ?? vacia),
      tipoTrabajador: codigoTrabajador(empleador.tipoTrabajador),
      empleador,
    })),
  }
}
