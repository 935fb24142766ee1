import { horasMaximasDelEnlace } from '@alerce/domain/limites'
import { administracionMessages as m } from '../../messages/acceso/administracion.ts'
import { rutMessages } from '../../messages/base/rut.ts'
import { type NumeroTecleado, reglaNumero } from '../base/numeros.ts'
import { reglaCorreo, reglaNombre, reglaRut, reglaTelefono } from '../base/persona.ts'
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
  if (!value.trim()) return m.usuarioObligatorio.text
  return /^[a-z0-9][a-z0-9._-]{2,39}$/.test(value.trim()) ? null : m.usuarioFormato.text
}

const alguno = (text: string) => (value: readonly unknown[]) => (value.length > 0 ? null : text)

export const usuarioRules: Rules<UsuarioForm> = {
  usuario,
  rut: reglaRut(rutMessages.invalido.text),
  nombres: reglaNombre(m.nombresObligatorios.text),
  apellidoPaterno: reglaNombre(m.apellidoObligatorio.text),
  apellidoMaterno: (value) => (value.trim() ? reglaNombre('')(value) : null),
  correo: reglaCorreo(m.correoObligatorio.text, m.correoFormato.text),
  telefono: (value) => (value.trim() ? reglaTelefono(value) : null),
  roles: alguno(m.rolObligatorio.text),
}

/** A supervisor's link: over one advisor, for one head of team, for some hours. */
export interface EnlaceForm {
  asesorId: number | null
  jefeId: number | null
  horas: NumeroTecleado
}

export const enlaceRules: Rules<EnlaceForm> = {
  asesorId: chosen(m.asesorObligatorio.text),
  jefeId: chosen(m.jefeObligatorio.text),
  horas: reglaNumero(
    'entero',
    (value) => (value !== null && value >= 1 && value <= horasMaximasDelEnlace ? null : m.horasDelEnlace.text),
    { decimales: m.horasDelEnlace.text, enorme: m.horasDelEnlace.text },
  ),
}

/** A bearer client of the API. */
export const clienteRule = (value: string): string | null =>
  /^[a-z0-9][a-z0-9-]{2,59}$/.test(value.trim()) ? null : m.clienteFormato.text
