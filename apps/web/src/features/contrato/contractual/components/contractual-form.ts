import type { ContractualForm, EntidadForm } from '@alerce/contract/forms/contrato/contractual'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { telefonoConPrefijo } from '@alerce/domain/base/persona/telefono'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'

export type Contractual = ReplyOf<'datosDocumentosContractuales'>
type Entidad = Contractual['datosEmpleador'][number]
type Sent = PayloadOf<'ingresarDatosDocumentosContractuales'>

const toEntidad = ({ rut, montoDescuentoUF, ...rest }: Entidad): EntidadForm => ({
  tipoTrabajador: rest.tipoTrabajador,
  rut: rut ? formatoRut(rut) : '',
  razonSocial: rest.razonSocial,
  domicilio: rest.domicilio,
  telefono: rest.telefono,
  correo: rest.correo,
  codigoRegion: rest.codigoRegion,
  codigoCiudad: rest.codigoCiudad,
  codigoComuna: rest.codigoComuna,
  montoDescuentoUF: montoDescuentoUF === null ? '' : formatoNumero(montoDescuentoUF, 3),
})

/** What is saved or known, as the form holds it. */
export function toForm(saved: Contractual): ContractualForm {
  return {
    codigoRegion: saved.codigoRegion,
    codigoCiudad: saved.codigoCiudad,
    codigoComuna: saved.codigoComuna,
    domicilio: saved.domicilio,
    codigoAfp: saved.codigoAfp,
    datosEmpleador: saved.datosEmpleador.map(toEntidad),
  }
}

/** What the form holds, as it is sent: +56 before the telephone, a point in the amount (spec 2 §5, §7). */
export function toPayload(values: ContractualForm, saved: Contractual): Sent {
  const { prospectoId, version } = saved
  const datosEmpleador = values.datosEmpleador.map(({ tipoTrabajador: _, ...entidad }, index) => ({
    ...entidad,
    id: saved.datosEmpleador[index]?.id ?? 0,
    telefono: entidad.telefono && telefonoConPrefijo(entidad.telefono),
    montoDescuentoUF: entidad.montoDescuentoUF.replace(',', '.'),
  }))
  return { ...values, prospectoId, version, datosEmpleador }
}
