import { contractual, entidad } from '@alerce/contract/fichas/contrato/contractual'
import { sobreponer, vacio } from '@alerce/contract/fichas/formas'
import type { ContractualForm, EntidadForm } from '@alerce/contract/forms/contrato/contractual'
import { common } from '@alerce/contract/messages/common'
import type { Input } from '@alerce/contract/operation'
import type { ingresarDatosDocumentosContractuales } from '@alerce/contract/operations/contrato/contractual'
import { codigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { Empleador } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'

export type ContractualInput = Input<typeof ingresarDatosDocumentosContractuales>

/** Paying entity of the form, with its employer row. */
export interface EntidadDeFormulario extends EntidadForm {
  readonly empleador: Empleador
}

export interface FormularioContractual extends ContractualForm {
  readonly datosEmpleador: EntidadDeFormulario[]
}

/** Sent data in the shape of the form's rules: one entity for each employer of the applicant, no other. */
export function formularioDe(ingreso: ContractualInput, empleadores: readonly Empleador[]): FormularioContractual {
  const enviadas = new Map(ingreso.datosEmpleador.map(({ id, ...enviada }) => [id, enviada]))
  ensure(
    [...enviadas.keys()].every((id) => empleadores.some((e) => e.id === id)),
    common.notFound,
  )
  return {
    ...sobreponer(contractual, vacio(contractual), ingreso),
    datosEmpleador: empleadores.map((empleador) => ({
      ...sobreponer(entidad, vacio(entidad), enviadas.get(empleador.id) ?? {}),
      tipoTrabajador: codigoTrabajador(empleador.tipoTrabajador),
      empleador,
    })),
  }
}
