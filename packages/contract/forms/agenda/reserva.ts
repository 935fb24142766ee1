import { esAlias, LARGO_DE_COMENTARIO_DE_RESERVA, LARGO_DE_LUGAR, type Modalidad } from '@alerce/domain/agenda/reserva'
import { paginaMessages as p, reservaMessages as r } from '../../messages/agenda/reservas.ts'
import { reglaCorreo, reglaNombre, reglaTelefono } from '../base/campos.ts'
import { type Rules, required } from '../rules.ts'

/** Booking page as typed; figures as their lists offer them. */
export interface PaginaForm {
  alias: string
  activa: boolean
  minutos: string
  aviso: string
  dias: string
  modalidades: Modalidad[]
  direccion: string
  sala: string
}

const lugar = (value: string) => (value.trim().length > LARGO_DE_LUGAR ? p.lugarLargo.text : null)

/** True for the address of a page that a browser opens safely. */
const esSala = (value: string): boolean => /^https:\/\/[\w.-]+\.[a-z]{2,}(\/\S*)?$/i.test(value)

/** Rules of a booking page; what is not offered needs no place. */
export const paginaRules: Rules<Pick<PaginaForm, 'alias' | 'modalidades' | 'direccion' | 'sala'>> = {
  alias: (value) => (esAlias(value) ? null : p.aliasFormato.text),
  modalidades: (value) => (value.length > 0 ? null : p.sinModalidad.text),
  direccion: (value, { modalidades }) =>
    modalidades.includes('reunion') ? (required(p.sinDireccion.text)(value) ?? lugar(value)) : null,
  sala: (value, { modalidades }) => {
    if (!modalidades.includes('videollamada')) return null
    return esSala(value.trim()) ? lugar(value) : p.sinSala.text
  },
}

/** A booking as its client types it. */
export interface ReservaForm {
  modalidad: string
  nombre: string
  telefono: string
  correo: string
  comentario: string
}

const nombre = reglaNombre(r.nombre.text)

/** Rules of a booking, without its hour. */
export const reservaRules: Rules<ReservaForm> = {
  modalidad: required(r.sinModalidad.text),
  nombre: (value) => nombre(value) ?? (/\S\s+\S/.test(value.trim()) ? null : r.nombre.text),
  telefono: (value) => required(r.telefono.text)(value) ?? reglaTelefono(value),
  correo: reglaCorreo(r.correo.text, r.correoFormato.text),
  comentario: (value) => (value.trim().length > LARGO_DE_COMENTARIO_DE_RESERVA ? r.comentarioLargo.text : null),
}
