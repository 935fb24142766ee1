import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { CodigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import {
  type FallaDeEntidades,
  montoTipeado,
  pideAfp,
  reparteDiferencia,
  revisaEntidades,
  sinPagar,
} from '@alerce/domain/contrato/entidades'
import { contractual, entidad } from '../../fichas/contrato/contractual.ts'
import type { FormOf } from '../../fichas/ficha.ts'
import { reglasDe } from '../../fichas/reglas.ts'
import { contractualMessages } from '../../messages/contrato/contractual.ts'
import type { MessageDefinition } from '../../messages/message.ts'
import type { Rules } from '../rules.ts'

/** A paying entity as typed: codes null while not chosen, the amount in UF as text, with comma or point. */
export type EntidadForm = FormOf<typeof entidad> & {
  /** 1 dependent, 2 independent, 3 pensioner, 4 voluntary: 2 and 4 take only the amount (spec 2 §9). */
  tipoTrabajador: CodigoTrabajador
}

/** Known address of an employer, as answered by `obtenerDireccionesEmpleador`. */
export interface EntidadConocida {
  readonly razonSocial: string
  readonly direccion: string
  readonly telefono: string
  readonly email: string | null
  readonly region: number
  readonly ciudad: number
  readonly comuna: number
}

/** Fields of an entity filled in from a known address. */
export const entidadEn = (conocida: EntidadConocida) => ({
  razonSocial: conocida.razonSocial,
  domicilio: conocida.direccion,
  telefono: conocida.telefono,
  correo: conocida.email ?? '',
  codigoRegion: conocida.region,
  codigoCiudad: conocida.ciudad,
  codigoComuna: conocida.comuna,
})

/** /documentos as typed. */
export type ContractualForm = FormOf<typeof contractual> & { datosEmpleador: EntidadForm[] }

/**
 * Field rules of /documentos (spec 2 §5). A missing AFP is reported with the others here; `revisaContractual` keeps the
 * order of the specification for forms from elsewhere.
 */
export const contractualRules: Rules<ContractualForm> = {
  ...reglasDe(contractual, 'personal'),
  codigoAfp: (value, { datosEmpleador }) =>
    value === null && pideAfp(datosEmpleador) ? contractualMessages.sinAfp.text : null,
  datosEmpleador: reglasDe(entidad, 'entidad'),
}

const cruces: Record<FallaDeEntidades, MessageDefinition> = {
  sin_afp: contractualMessages.sinAfp,
  sin_monto: contractualMessages.sinMonto,
  incompleta: contractualMessages.incompleta,
  monto_cero: contractualMessages.montoCero,
}

/** Amount; null while empty. NaN for a text that cannot be read: it is not missing, and its own rule refuses it. */
const montoDe = (text: string): number | null => (text.trim() === '' ? null : (montoTipeado(text) ?? Number.NaN))

/** Typed amounts, null while empty; `mal`: one of them cannot be read. */
function montosDe(entidades: readonly Pick<EntidadForm, 'montoDescuentoUF'>[]) {
  const montos = entidades.map((e) => montoTipeado(e.montoDescuentoUF))
  return { montos, mal: montos.some((monto, at) => monto === null && entidades[at]?.montoDescuentoUF.trim()) }
}

/**
 * Difference between the amounts and the total to pay, in words ('Faltan 0,136 UF'), with the amounts after spreading
 * it. Null when they add up, or while one of them has a fault of its own.
 */
export function diferenciaDeEntidades(entidades: readonly Pick<EntidadForm, 'montoDescuentoUF'>[], totalPagar: UF) {
  const { montos, mal } = montosDe(entidades)
  const resto = sinPagar(
    totalPagar,
    montos.filter((monto) => monto !== null),
  )
  if (mal || resto === 0) return null
  return {
    texto: resto > 0 ? `Faltan ${formatoUF(resto)} UF` : `Sobran ${formatoUF(uf(-resto))} UF`,
    repartidos: reparteDiferencia(totalPagar, montos).map((monto) => formatoUF(monto)),
  }
}

/** Message for amounts that differ from the total to pay; null while one of them has a fault of its own. */
function revisaSuma(datosEmpleador: readonly EntidadForm[], totalPagar: UF): MessageDefinition | null {
  if (montosDe(datosEmpleador).montos.includes(null)) return null
  const diferencia = diferenciaDeEntidades(datosEmpleador, totalPagar)
  return (
    diferencia && {
      ...contractualMessages.sumaDistinta,
      text: `${contractualMessages.sumaDistinta.text} ${diferencia.texto}.`,
    }
  )
}

/**
 * Cross rule that fails before saving, in the words of its dialog; null when all is well (spec 2 §5). The entities must
 * pay the total, to three decimals (core rules, Money).
 */
export function revisaContractual(
  { codigoAfp, datosEmpleador }: ContractualForm,
  totalPagar: UF,
): MessageDefinition | null {
  const entidades = datosEmpleador.map((e) => ({ ...e, montoDescuentoUF: montoDe(e.montoDescuentoUF) }))
  const falla = revisaEntidades(entidades, codigoAfp, totalPagar)
  return falla ? cruces[falla] : revisaSuma(datosEmpleador, totalPagar)
}
