import { horasMaximasDelEnlace } from '@alerce/domain/limites'
import { administracionMessages } from '../../messages/acceso/administracion.ts'
import { rutMessages } from '../../messages/base/campos.ts'
import { reglaCorreo, reglaFecha, reglaNombre, reglaRut, reglaTelefono } from '../base/campos.ts'
import { type NumeroTecleado, reglaNumero } from '../base/numeros.ts'
import { chosen, type Rules } from '../rules.ts'

/** A user of the desk. `roles`: at least one; `equipoId` null: no team. */
export interface UsuarioForm {
  usuario: string
  rut: string
  nombres: string
  apellidoPaterno: string
  apellidoMaterno: string
  correo: string
  telefono: string
  roles: string[]
  equipoId: number | null
}

const usuario = (value: string) => {
  if (!value.trim()) return administracionMessages.usuarioObligatorio.text
  return /^[a-z0-9][a-z0-9._-]{2,39}$/.test(value.trim()) ? null : administracionMessages.usuarioFormato.text
}

const alguno = (text: string) => (value: readonly unknown[]) => (value.length > 0 ? null : text)

export const usuarioRules: Rules<UsuarioForm> = {
  usuario,
  rut: reglaRut(rutMessages.invalido.text),
  nombres: reglaNombre(administracionMessages.nombresObligatorios.text),
  apellidoPaterno: reglaNombre(administracionMessages.apellidoObligatorio.text),
  apellidoMaterno: (value) => (value.trim() ? reglaNombre('')(value) : null),
  correo: reglaCorreo(administracionMessages.correoObligatorio.text, administracionMessages.correoFormato.text),
  telefono: (value) => (value.trim() ? reglaTelefono(value) : null),
  roles: alguno(administracionMessages.rolObligatorio.text),
}

/** A supervisor's link: over one advisor, for one head of team, for some hours. */
export interface EnlaceForm {
  asesorId: number | null
  jefeId: number | null
  horas: NumeroTecleado
}

export const enlaceRules: Rules<EnlaceForm> = {
  asesorId: chosen(administracionMessages.asesorObligatorio.text),
  jefeId: chosen(administracionMessages.jefeObligatorio.text),
  horas: reglaNumero(
    'entero',
    (value) =>
      value !== null && value >= 1 && value <= horasMaximasDelEnlace
        ? null
        : administracionMessages.horasDelEnlace.text,
    { decimales: administracionMessages.horasDelEnlace.text, enorme: administracionMessages.horasDelEnlace.text },
  ),
}

/** A bearer client of the API. */
export const clienteRule = (value: string): string | null =>
  /^[a-z0-9][a-z0-9-]{2,59}$/.test(value.trim()) ? null : administracionMessages.clienteFormato.text

/** Filter of the log of health data, as typed; '' filters nothing. Days are ISO dates of Santiago, both included. */
export interface FiltroDeAccesosForm {
  persona: string
  operacion: string
  desde: string
  hasta: string
  folio: string
}

/** Filter of the administration's log, by the same rules. */
export type FiltroDeActosForm = Pick<FiltroDeAccesosForm, 'persona' | 'desde' | 'hasta'>

/** Dates must be valid, and the end not before the start. */
export const filtroDeAccesosRules: Rules<Pick<FiltroDeAccesosForm, 'desde' | 'hasta'>> = {
  desde: reglaFecha(null),
  hasta: (value, { desde }) =>
    reglaFecha(null)(value) ??
    (value !== '' && desde !== '' && value < desde ? administracionMessages.hastaAnterior.text : null),
}
