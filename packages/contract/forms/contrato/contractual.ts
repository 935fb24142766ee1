import type { CodigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { type FallaDeEntidades, revisaEntidades, revisaMontoUF } from '@alerce/domain/contrato/entidades'
import { contractualMessages as m } from '../../messages/contrato/contractual.ts'
import type { MessageDefinition } from '../../messages/message.ts'
import { reglaCorreo, reglaTelefono } from '../base/persona.ts'
import type { Rules } from '../rules.ts'

/** A paying entity as typed: codes null while not chosen, the amount in UF as text, with comma or point. */
export interface EntidadForm {
  /** 1 dependent, 2 independent, 3 pensioner, 4 voluntary: 2 and 4 take only the amount (spec 2 §9). */
  tipoTrabajador: CodigoTrabajador
  rut: string
  razonSocial: string
  domicilio: string
  telefono: string
  correo: string
  codigoRegion: number | null
  codigoCiudad: number | null
  codigoComuna: number | null
  montoDescuentoUF: string
}

/** /documentos as typed. */
export interface ContractualForm {
  codigoRegion: number | null
  codigoCiudad: number | null
  codigoComuna: number | null
  domicilio: string
  codigoAfp: number | null
  datosEmpleador: EntidadForm[]
}

/** Stands for the e-mail of an entity that has none; it is stored as none (core rules, Money). */
export const CORREO_AUSENTE = 'sincorreo@sincorreo.cl'
/** Longest address or company name that is kept (ours). */
export const LARGO_DIRECCION = 150

const largo = (value: string): string | null => (value.trim().length > LARGO_DIRECCION ? m.textoLargo.text : null)
const elegido = (text: string) => (value: number | null) => (value === null ? text : null)

/** True for an entity that pays for the worker (employer or pension payer) and so is asked for whole. */
export const pideTodo = ({ tipoTrabajador }: Pick<EntidadForm, 'tipoTrabajador'>): boolean =>
  tipoTrabajador === 1 || tipoTrabajador === 3

const deQuienPaga =
  <T>(rule: (value: T) => string | null) =>
  (value: T, entidad: EntidadForm): string | null =>
    pideTodo(entidad) ? rule(value) : null

const montos = { requerido: m.monto, no_numero: m.montoNumero, negativo: m.montoNegativo, formato: m.montoFormato }

/** Agreed amount in UF: up to 2 whole and 3 decimal digits, comma or point (spec 2 §5). */
export function reglaMontoUF(value: string): string | null {
  const falla = revisaMontoUF(value)
  if (falla === 'no_numero' && !/\d/.test(value)) return m.montoSinDigitos.text
  return falla ? montos[falla].text : null
}

const opcional = (rule: (value: string) => string | null) => (value: string) => (value.trim() ? rule(value) : null)

const entidadRules: Rules<EntidadForm> = {
  razonSocial: deQuienPaga(largo),
  domicilio: deQuienPaga(largo),
  telefono: deQuienPaga(opcional(reglaTelefono)),
  correo: deQuienPaga(opcional(reglaCorreo)),
  codigoRegion: deQuienPaga(elegido(m.region.text)),
  codigoCiudad: deQuienPaga(elegido(m.ciudad.text)),
  codigoComuna: deQuienPaga(elegido(m.comuna.text)),
  montoDescuentoUF: reglaMontoUF,
}

/** Field rules of /documentos (spec 2 §5). What is missing of an entity as a whole: `revisaContractual`. */
export const contractualRules: Rules<ContractualForm> = {
  codigoRegion: elegido(m.region.text),
  codigoCiudad: elegido(m.ciudad.text),
  codigoComuna: elegido(m.comuna.text),
  domicilio: (value) => (value.trim() ? largo(value) : m.domicilio.text),
  datosEmpleador: entidadRules,
}

const cruces: Record<FallaDeEntidades, MessageDefinition> = {
  sin_afp: m.sinAfp,
  sin_monto: m.sinMonto,
  incompleta: m.incompleta,
  monto_cero: m.montoCero,
}

const montoDe = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')))

/** The cross rule that fails before saving, in the words of its dialog; null when all is well (spec 2 §5). */
export function revisaContractual({ codigoAfp, datosEmpleador }: ContractualForm): MessageDefinition | null {
  const entidades = datosEmpleador.map((e) => ({ ...e, montoDescuentoUF: montoDe(e.montoDescuentoUF) }))
  const falla = revisaEntidades(entidades, codigoAfp)
  return falla && cruces[falla]
}
