import { revisaCorreo } from '@alerce/domain/base/persona/correo'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut, revisaRut } from '@alerce/domain/base/persona/rut'
import { type Derecho, derechosPorCorreo, type TipoDeIdentidad } from '@alerce/domain/personas/derechos'
import { fechaMessages, rutMessages } from '../../messages/base/campos.ts'
import { derechosMessages as m } from '../../messages/personas/derechos.ts'
import { reglaFecha } from '../base/campos.ts'
import type { Rules } from '../rules.ts'

/** Longest text on the identity of a person, and longest answer. Ours. */
export const LARGO_IDENTIDAD = 300
export const LARGO_RESPUESTA = 2000
export const LARGO_CORRECCION = 500

/** A request of a person as it is registered. `recibido`: ISO day. */
export interface PedidoForm {
  derecho: Derecho | ''
  tipoDocumento: TipoDeIdentidad
  documento: string
  recibido: string
  identidad: string
}

const obligatorio = (text: string) => (value: string) => (value.trim() === '' ? text : null)

/** Document as typed, of the chosen kind. */
function reglaDocumento(value: string, { tipoDocumento }: Pick<PedidoForm, 'tipoDocumento'>): string | null {
  if (value.trim() === '') return m.documentoObligatorio.text
  if (tipoDocumento === 'correo') return revisaCorreo(value) === null ? null : m.correoInvalido.text
  if (tipoDocumento === 'pasaporte') return normalizaPasaporte(value) === null ? m.documentoInvalido.text : null
  const falla = revisaRut(value)
  if (falla) return rutMessages[falla].text
  return normalizaRut(value) === null ? m.documentoInvalido.text : null
}

/** Rules of a new request; `hoy`: last possible day of its arrival, ISO. */
export const pedidoRules = (hoy: string): Rules<PedidoForm> => ({
  derecho: (value, { tipoDocumento }) => {
    if (value === '') return m.derechoObligatorio.text
    return tipoDocumento === 'correo' && !derechosPorCorreo.includes(value) ? m.derechoPorCorreo.text : null
  },
  documento: reglaDocumento,
  recibido: (value) =>
    reglaFecha(m.recibidoObligatorio.text)(value) ?? (value > hoy ? fechaMessages.posterior.text : null),
  identidad: obligatorio(m.identidadObligatoria.text),
})

/** Correction asked of the advisors of a person's sales. */
export interface CorreccionForm {
  correccion: string
}

export const correccionRules: Rules<CorreccionForm> = { correccion: obligatorio(m.correccionObligatoria.text) }

/** Answer given to a person. */
export interface RespuestaDePedidoForm {
  respuesta: string
}

export const respuestaRules: Rules<RespuestaDePedidoForm> = { respuesta: obligatorio(m.respuestaObligatoria.text) }
