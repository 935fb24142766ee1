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

/** Who a paper is about. */
export type PostulanteDePapel = Pick<
  Prospecto,
  'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'rut' | 'numeroPasaporte'
>

/** What a quote says beside its price: who answers for it, and until when it holds (ISO day). */
export interface CotizacionOfrecida {
  readonly asesor: AsesorDeVenta
  readonly hasta: FechaISO
}

interface PapelDeCotizacion extends CotizacionOfrecida {
  readonly postulante: PostulanteDePapel
  readonly cotizacion: Cotizacion
  /** When the paper was made, ISO instant. */
  readonly emitida: string
}

/** Name and identity of the applicant, as every paper shows them. */
export function datosDelPostulante(postulante: PostulanteDePapel): Dato[] {
  const { rut, numeroPasaporte } = postulante
  return [
    ['Nombre', nombreCompleto(postulante)],
    rut ? ['RUT', formatoRut(rut)] : ['Pasaporte', numeroPasaporte ?? '-'],
  ]
}

/** Whom to ask. */
const datosDelAsesor = ({ nombre, correo, telefono }: AsesorDeVenta): Dato[] => [
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

/** The persons of the contract with what each weighs in the price. */
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

/** Each line of a price as a paper lays it out. */
const lineasDePapel = (cotizacion: Cotizacion): (LineaDelPrecio & Monto)[] =>
  lineasDelPrecio(mostrarPrecio(cotizacion)).map((linea) => ({ ...linea, suma: sumas.includes(linea.parte) }))

/** The lines with the persons among them, as the screen shows them, on a page of its own. */
const anexoPorQue = (cotizacion: Cotizacion): Bloque[] => [
  seccion('Anexo: ¿Por qué este precio?', { aparte: true }),
  nota(
    'Cada línea dice de dónde sale. Los montos están en UF al mes, con tres decimales; los pesos se redondean una vez, al final.',
  ),
  montos(lineasDePapel(cotizacion)),
  nota(fuenteDelPrecio(mostrarPrecio(cotizacion))),
]

/** The plan, who is in it, and the lines of its price that are told. */
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
 * The same with each line of its price but the persons', who stand in their own table. `nombres`: of each person, in
 * the order of the quote; none where they are not known.
 */
export const planYPrecio = (cotizacion: Cotizacion, nombres: readonly string[] = []): Bloque[] =>
  planYLineas(cotizacion, ({ parte }) => parte !== 'persona', nombres)

/** What the annex takes apart: a quote is read first by what it adds up to. */
const enElAnexo: readonly ParteDelPrecio[] = ['base', 'persona', 'factor', 'beneficio', 'uf']

/** The quote that is mailed to the applicant: who, which plan, and why it costs what it costs. */
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
