import { formatoNumero, formatoUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { anios } from '@alerce/domain/base/persona/edad'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { formatoTelefono } from '@alerce/domain/base/persona/telefono'
import {
  fuenteDelPrecio,
  type LineaDelPrecio,
  lineasDelPrecio,
  type ParteDelPrecio,
  tramoDePersona,
} from '@alerce/domain/cotizacion/lineas'
import { mostrarPrecio } from '@alerce/domain/cotizacion/mostrar'
import { MIENTRAS_NO_CAMBIEN } from '@alerce/domain/cotizacion/validez'
import type { Cotizacion } from '../core/cotizacion/registro/read-model.ts'
import type { AsesorDeVenta, Prospecto } from '../core/postulacion/prospecto/read-model.ts'
import { type Bloque, type Dato, datos, type Monto, montos, nota, seccion, tabla } from './bloques.ts'
import type { Hoja } from './hoja.ts'

/** Applicant of a paper. */
export type PostulanteDePapel = Pick<
  Prospecto,
  'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'rut' | 'numeroPasaporte'
>

/** Offer of a quote beside its price: its advisor, and its last day (ISO). */
export interface CotizacionOfrecida {
  readonly asesor: AsesorDeVenta
  readonly hasta: FechaISO
}

interface PapelDeCotizacion extends CotizacionOfrecida {
  readonly postulante: PostulanteDePapel
  readonly cotizacion: Cotizacion
  /** ISO instant at which the paper was made. */
  readonly emitida: string
}

/** Name and identity of the applicant, the same on every paper. */
export function datosDelPostulante(postulante: PostulanteDePapel): Dato[] {
  const { rut, numeroPasaporte } = postulante
  return [
    ['Nombre', nombreCompleto(postulante)],
    rut ? ['RUT', formatoRut(rut)] : ['Pasaporte', numeroPasaporte ?? '-'],
  ]
}

/** Contact of the advisor. */
export const datosDelAsesor = ({ nombre, correo, telefono }: AsesorDeVenta): Dato[] => [
  ['Nombre', nombre],
  ['Correo', correo],
  ['Teléfono', telefono ? formatoTelefono(telefono) : '-'],
]

/** The plan and its cover. */
function datosDelPlan({ plan }: Cotizacion): Dato[] {
  return [
    ['Plan', plan.nombre],
    ['Código', plan.codigo],
    ['Modalidad', plan.libreEleccion ? 'Libre Elección' : 'Preferente'],
    ['Cobertura hospitalaria', `${plan.hospitalario} %`],
    ['Cobertura ambulatoria', `${plan.ambulatorio} %`],
  ]
}

/** Persons of the contract, with the factor of each in the price. */
function tablaDePersonas({ foto }: Cotizacion, nombres: readonly string[]) {
  return tabla(
    [nombres.length > 0 ? 'Nombre y vínculo' : 'Persona', 'Edad', 'Tramo', 'Factor', 'GES (UF)'],
    foto.personas.map((p, lugar) => [
      [nombres[lugar], p.etiqueta].filter(Boolean).join(', '),
      anios(p.edad),
      tramoDePersona(p),
      formatoNumero(p.factor, 1),
      formatoUF(p.gesUF),
    ]),
    2,
  )
}

const sumas: readonly ParteDelPrecio[] = ['plan', 'total', 'pesos', 'pagar', 'pagarPesos']

/** Lines of a price in the layout of a paper. */
const lineasDePapel = (cotizacion: Cotizacion): (LineaDelPrecio & Monto)[] =>
  lineasDelPrecio(mostrarPrecio(cotizacion)).map((linea) => ({ ...linea, suma: sumas.includes(linea.parte) }))

/** Annex on a page of its own, with the lines of every person, as on the screen. */
const anexoPorQue = (cotizacion: Cotizacion): Bloque[] => [
  seccion('Anexo: ¿Por qué este precio?', { aparte: true }),
  nota(
    'Cada línea dice de dónde sale. Los montos están en UF al mes, con tres decimales; los pesos se redondean una vez, al final.',
  ),
  montos(lineasDePapel(cotizacion)),
  nota(fuenteDelPrecio(mostrarPrecio(cotizacion))),
]

/** Plan, its persons, and the chosen lines of its price. */
function planYLineas(
  cotizacion: Cotizacion,
  cuenta: (linea: LineaDelPrecio) => boolean,
  nombres: readonly string[] = [],
): Bloque[] {
  const { prestadores } = cotizacion.plan
  const red = prestadores.length > 0 ? `Red preferente: ${prestadores.join(', ')}.` : 'Sin red preferente.'
  return [
    seccion('Plan'),
    datos(datosDelPlan(cotizacion)),
    nota(red),
    seccion('Personas'),
    tablaDePersonas(cotizacion, nombres),
    seccion('Precio mensual'),
    montos(lineasDePapel(cotizacion).filter(cuenta)),
  ]
}

/**
 * Plan with each line of its price except the persons', who have their own table. `nombres`: of each person, in the
 * order of the quote; empty when unknown.
 */
export const planYPrecio = (cotizacion: Cotizacion, nombres: readonly string[] = []): Bloque[] =>
  planYLineas(cotizacion, ({ parte }) => parte !== 'persona', nombres)

/** Lines shown only in the annex: the quote itself begins with its totals. */
const enElAnexo: readonly ParteDelPrecio[] = ['base', 'persona', 'factor', 'beneficio', 'uf']

/** Quote mailed to the applicant: person, plan and the breakdown of its price. */
export function papelDeCotizacion({ postulante, cotizacion, asesor, hasta, emitida }: PapelDeCotizacion): Hoja {
  const { plan, foto, uf } = cotizacion
  return {
    titulo: 'Cotización de plan de salud',
    bajada: `${plan.nombre}, al ${aDDMMYYYY(foto.fecha)}. Vale hasta el ${aDDMMYYYY(hasta)}`,
    de: nombreCompleto(postulante),
    emitida,
    uf,
    cuerpo: [
      seccion('Postulante'),
      datos(datosDelPostulante(postulante), 2),
      seccion('Su asesor'),
      datos(datosDelAsesor(asesor)),
      ...planYLineas(cotizacion, ({ parte }) => !enElAnexo.includes(parte)),
      nota(
        `${MIENTRAS_NO_CAMBIEN} El anexo explica cada línea del precio. Esta cotización informa un precio y no constituye un contrato: la suscripción requiere la evaluación de la Declaración de Salud.`,
      ),
      ...anexoPorQue(cotizacion),
    ],
  }
}
