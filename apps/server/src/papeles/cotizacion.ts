import { formatoNumero, formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { PersonaCotizada } from '@alerce/domain/cotizacion/cotizar'
import type { Cotizacion } from '../core/cotizacion/registro/read-model.ts'
import type { Prospecto } from '../core/postulacion/prospecto/read-model.ts'
import type { Content } from '../platform/pdf.ts'
import { type Hoja, lineaDeUf } from './hoja.ts'
import { type Dato, datos, type Monto, montos, seccion, tabla } from './tablas.ts'

/** Who a paper is about. */
export type PostulanteDePapel = Pick<
  Prospecto,
  'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'rut' | 'numeroPasaporte'
>

interface PapelDeCotizacion {
  readonly postulante: PostulanteDePapel
  readonly cotizacion: Cotizacion
  /** When the paper was made, ISO instant. */
  readonly emitida: string
}

const enUF = (uf: UF) => `${formatoUF(uf)} UF`

/** Name and identity of the applicant, as every paper shows them. */
export function datosDelPostulante(postulante: PostulanteDePapel): Dato[] {
  const { nombres, apellidoPaterno, apellidoMaterno, rut, numeroPasaporte } = postulante
  return [
    ['Nombre', `${nombres} ${apellidoPaterno} ${apellidoMaterno}`],
    rut ? ['RUT', formatoRut(rut)] : ['Pasaporte', numeroPasaporte ?? '-'],
  ]
}

/** The plan and its cover. */
function datosDelPlan({ plan }: Cotizacion): Dato[] {
  return [
    ['Plan', plan.nombre],
    ['Código', plan.codigo],
    ['Modalidad', plan.libreEleccion ? 'Libre Eleccion' : 'Preferente'],
    ['Cobertura hospitalaria', `${plan.hospitalario} %`],
    ['Cobertura ambulatoria', `${plan.ambulatorio} %`],
  ]
}

function tramoDe({ tramo, exento }: PersonaCotizada): string {
  if (exento) return 'menor de 2 años, sin factor'
  return tramo.hasta === null ? `${tramo.desde} y más` : `${tramo.desde} a menos de ${tramo.hasta}`
}

/** The persons of the contract with what each weighs in the price. */
function tablaDePersonas({ foto }: Cotizacion) {
  return tabla(
    ['Persona', 'Edad', 'Tramo', 'Factor', 'GES (UF)'],
    foto.personas.map((p) => [
      p.etiqueta,
      `${p.edad} ${p.edad === 1 ? 'año' : 'años'}`,
      `${tramoDe(p)}, ${p.rol}`,
      formatoNumero(p.factor, 1),
      formatoUF(p.gesUF),
    ]),
    2,
  )
}

/** Each line of the price, in the order in which they are added; the last one in pesos. */
function lineasDelPrecio({ foto, fuentes, uf }: Cotizacion): Monto[] {
  const factor = formatoNumero(foto.factorGrupoFamiliar, 1)
  const conGes = foto.personas.filter((p) => p.gesUF > 0).length
  return [
    { concepto: 'Precio base del plan', monto: enUF(foto.precioBaseUF) },
    { concepto: 'Factor Grupo Familiar', nota: 'suma de los factores', monto: factor },
    {
      concepto: 'Precio Plan Complementario',
      nota: `${formatoUF(foto.precioBaseUF)} × ${factor}`,
      monto: enUF(foto.precioPlanUF),
      suma: true,
    },
    { concepto: 'Precio GES', nota: `${conGes} × ${formatoUF(fuentes.primaGesUF)}`, monto: enUF(foto.precioGesUF) },
    { concepto: 'Precio CAEC', nota: 'una por contrato', monto: enUF(foto.caecUF) },
    ...foto.beneficios.map((b) => ({ concepto: b.nombre, nota: 'beneficio', monto: enUF(b.precioUF) })),
    { concepto: 'Precio Beneficio Adicional', nota: 'suma de los beneficios', monto: enUF(foto.besUF) },
    { concepto: 'Total Cotización Pactada', monto: enUF(foto.totalUF), suma: true },
    { concepto: 'Total en pesos', nota: lineaDeUf(uf), monto: formatoPesos(foto.totalPesos), suma: true },
    ...lineasDePareja(foto),
  ]
}

/** Of one of a compensated pair: what it gives or receives, and what it pays after it. */
function lineasDePareja({ precioCOMPOS, precioCOMNEG, pagarUF, pagarPesos }: Cotizacion['foto']): Monto[] {
  if (precioCOMPOS === 0 && precioCOMNEG === 0) return []
  const linea =
    precioCOMPOS > 0
      ? { concepto: 'Compensación que otorga', monto: enUF(precioCOMPOS) }
      : { concepto: 'Compensación que recibe', monto: `− ${enUF(precioCOMNEG)}` }
  return [
    linea,
    { concepto: 'Total Cotización Pagar', monto: enUF(pagarUF), suma: true },
    { concepto: 'Total a pagar en pesos', monto: formatoPesos(pagarPesos), suma: true },
  ]
}

/** The plan, who is in it and each line of its price. */
export function planYPrecio(cotizacion: Cotizacion): Content[] {
  const { prestadores } = cotizacion.plan
  const red = prestadores.length > 0 ? `Red preferente: ${prestadores.join(', ')}.` : 'Sin red preferente.'
  return [
    seccion('Plan'),
    datos(datosDelPlan(cotizacion)),
    { text: red, style: 'nota' },
    seccion('Personas'),
    tablaDePersonas(cotizacion),
    seccion('Precio mensual'),
    montos(lineasDelPrecio(cotizacion)),
  ]
}

/** The quote that is mailed to the applicant: who, which plan, and why it costs what it costs. */
export function papelDeCotizacion({ postulante, cotizacion, emitida }: PapelDeCotizacion): Hoja {
  const { plan, foto, fuentes, uf } = cotizacion
  return {
    titulo: 'Cotización de plan de salud',
    bajada: `${plan.nombre}, al ${aDDMMYYYY(foto.fecha)}`,
    emitida,
    uf,
    cuerpo: [
      seccion('Postulante'),
      datos(datosDelPostulante(postulante), 2),
      ...planYPrecio(cotizacion),
      {
        margin: [0, 12, 0, 0],
        style: 'nota',
        text: [
          `${fuentes.factores}, vigente desde el ${aDDMMYYYY(fuentes.factoresDesde)}; edades cumplidas al ${aDDMMYYYY(foto.fecha)}. `,
          `Precio GES de ${enUF(fuentes.primaGesUF)} por persona, vigente desde el ${aDDMMYYYY(fuentes.primaGesDesde)}. `,
          'Esta cotización informa un precio y no constituye un contrato: la suscripción requiere la evaluación de la Declaración de Salud.',
        ],
      },
    ],
  }
}
