import {
  type ClaseDeAnotacion,
  escribeALaPersona,
  LARGO_DE_ANOTACION,
  puedeIrSinTexto,
  type ResultadoDeLlamada,
} from '@alerce/domain/cartera/seguimiento/anotacion'
import { efectoDeLlamada, type OpcionDeIntento } from '@alerce/domain/cartera/seguimiento/intento'
import {
  type Canal,
  camposDesconocidos,
  LARGO_DE_ASUNTO,
  LARGO_DE_NOMBRE_DE_PLANTILLA,
  LARGO_DE_PLANTILLA,
  tieneCampos,
} from '@alerce/domain/cartera/seguimiento/plantilla'
import { LARGO_DE_TAREA } from '@alerce/domain/cartera/seguimiento/tarea'
import {
  anotacionMessages,
  campoDesconocido,
  plantillaMessages as p,
  tareaMessages as t,
} from '../../messages/cartera/seguimiento.ts'
import { reglaFecha } from '../base/campos.ts'
import { type Rules, required } from '../rules.ts'

/** HH:mm, or '' for any hour of the day. */
const HORA = /^([01]\d|2[0-3]):[0-5]\d$/

export const esHora = (hora: string): boolean => HORA.test(hora)

const hora = (value: string) => (value === '' || esHora(value) ? null : t.horaInvalida.text)

/** An annotation as typed; `fecha` and `hora`: next try picked by hand. */
export interface AnotacionForm {
  clase: ClaseDeAnotacion
  resultado: ResultadoDeLlamada | ''
  /** Subject of a letter. */
  asunto: string
  texto: string
  /** Next try of a missed call. */
  intento: OpcionDeIntento
  fecha: string
  hora: string
  /** Tells the head of team of a note. */
  avisar: boolean
}

/** Subject of a letter or of its template, before its fields are looked at. */
function asuntoEscrito(value: string): string | null {
  return value.trim().length > LARGO_DE_ASUNTO ? p.asuntoLargo.text : required(p.sinAsunto.text)(value)
}

const sinLlenar = (value: string) => (tieneCampos(value) ? anotacionMessages.campoSinLlenar.text : null)

const pideIntento = ({ clase, resultado, intento }: AnotacionForm): boolean =>
  clase === 'llamada' && resultado !== '' && efectoDeLlamada(resultado) === 'ofrece' && intento === 'otra'

/** Answer to a note as typed. */
export interface RespuestaDeJefaturaForm {
  texto: string
}

const textoObligatorio = (value: string) =>
  value.length > LARGO_DE_ANOTACION ? anotacionMessages.largo.text : required(anotacionMessages.sinTexto.text)(value)

/** Rules of an answer. */
export const respuestaRules: Rules<RespuestaDeJefaturaForm> = { texto: textoObligatorio }

/** Rules of the composer of the timeline. */
export const anotacionRules: Rules<AnotacionForm> = {
  resultado: (value, { clase }) => (clase === 'llamada' && value === '' ? anotacionMessages.sinResultado.text : null),
  asunto: (value, { clase }) => (clase === 'correo' ? (asuntoEscrito(value) ?? sinLlenar(value)) : null),
  texto: (value, { clase }) => {
    if (escribeALaPersona(clase) && tieneCampos(value)) return anotacionMessages.campoSinLlenar.text
    return puedeIrSinTexto(clase) && value.trim() === '' ? null : textoObligatorio(value)
  },
  fecha: (value, form) => (pideIntento(form) ? reglaFecha(t.sinFecha.text)(value) : null),
  hora: (value, form) => {
    if (!pideIntento(form)) return null
    return value === '' ? t.sinHora.text : hora(value)
  },
}

/** A task as typed: ISO date, HH:mm or ''. */
export interface TareaForm {
  texto: string
  fecha: string
  hora: string
}

/** Rules of a task; the server also refuses a moment that has passed. */
export const tareaRules: Rules<TareaForm> = {
  texto: (value) => (value.length > LARGO_DE_TAREA ? t.largo.text : required(t.sinTexto.text)(value)),
  fecha: reglaFecha(t.sinFecha.text),
  hora,
}

/** A template as typed. */
export interface PlantillaForm {
  canal: Canal
  nombre: string
  /** Subject of a letter. */
  asunto: string
  texto: string
}

function conCampos(value: string): string | null {
  const ajenos = camposDesconocidos(value)
  return ajenos.length > 0 ? campoDesconocido(ajenos) : null
}

/** Rules of a template: fields of the closed list alone. */
export const plantillaRules: Rules<PlantillaForm> = {
  nombre: (value) =>
    value.trim().length > LARGO_DE_NOMBRE_DE_PLANTILLA ? p.nombreLargo.text : required(p.sinNombre.text)(value),
  asunto: (value, { canal }) => {
    return canal === 'correo' ? (asuntoEscrito(value) ?? conCampos(value)) : null
  },
  texto: (value) => {
    if (value.length > LARGO_DE_PLANTILLA) return p.textoLargo.text
    return required(p.sinTexto.text)(value) ?? conCampos(value)
  },
}
