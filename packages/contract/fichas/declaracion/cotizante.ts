import { reglaCorreo, reglaNombre, reglaSegundoApellido } from '../../forms/base/campos.ts'
import { chosen } from '../../forms/rules.ts'
import { cotizanteMessages } from '../../messages/declaracion/cotizante.ts'
import { elegido, folio, medida, unoDe } from '../cifras.ts'
import { correo, nombre, respuesta, textoONada } from '../especies.ts'
import { fechaDMY } from '../fecha.ts'
import type { Ficha } from '../ficha.ts'
import { libre } from '../reglas.ts'
import * as regla from './reglas-ds.ts'

const conPension = ({ pension }: { readonly pension: boolean | null }): boolean => pension === true

/** Names of a person of the declaration. */
export const nombreDS = {
  nombres: {
    especie: nombre,
    columna: 'nombres',
    etiqueta: 'Nombres',
    en: { persona: reglaNombre(cotizanteMessages.nombres.text) },
  },
  apellidoPaterno: {
    especie: nombre,
    columna: 'apellidoPaterno',
    etiqueta: 'Primer apellido',
    en: { persona: reglaNombre(cotizanteMessages.primerApellido.text) },
  },
  apellidoMaterno: {
    especie: nombre,
    columna: 'apellidoMaterno',
    etiqueta: 'Segundo apellido',
    en: { persona: reglaSegundoApellido(cotizanteMessages.segundoApellido.text) },
  },
} as const satisfies Ficha

/** Plain stored columns of the holder. */
export const titular = {
  ...nombreDS,
  correo: {
    especie: correo,
    columna: 'correo',
    etiqueta: 'Correo electrónico',
    en: { persona: reglaCorreo(cotizanteMessages.correo.text, cotizanteMessages.correoErroneo.text) },
  },
  idSalud: {
    especie: elegido,
    columna: 'idSalud',
    etiqueta: 'Isapre actual',
    en: { persona: chosen(cotizanteMessages.isapre.text) },
  },
} as const satisfies Ficha

/** The signed paper, stored with the declaration. */
export const papel = {
  folioDS: { especie: folio, columna: 'folioPapel', etiqueta: 'Folio DS', en: { persona: regla.reglaFolio } },
  fechaDS: {
    especie: fechaDMY,
    columna: 'fechaDS',
    etiqueta: 'Fecha DS',
    en: { persona: (value: string, _form: unknown, hoy: string) => regla.reglaFechaDS(value, hoy, null) },
  },
} as const satisfies Ficha

/** Measures of a person, stored encrypted. */
export const medidas = {
  peso: { especie: medida('kilos'), columna: 'peso', etiqueta: 'Peso', en: { persona: regla.reglaPeso } },
  altura: { especie: medida('metros'), columna: 'altura', etiqueta: 'Estatura', en: { persona: regla.reglaEstatura } },
} as const satisfies Ficha

/** Health of the holder, stored encrypted; cause and diagnosis belong to a pension. */
export const saludDelTitular = {
  ...medidas,
  pension: {
    especie: respuesta,
    columna: 'pension',
    etiqueta: 'Pensión de invalidez',
    en: { persona: chosen(cotizanteMessages.pension.text) },
  },
  /** 1 common illness, 2 occupational illness or work accident (spec 2 §9). */
  causal: { especie: unoDe([1, 2]), columna: 'causal', etiqueta: 'Causal', en: { persona: libre }, si: conPension },
  diagnostico: {
    especie: textoONada,
    columna: 'diagnostico',
    etiqueta: 'Diagnóstico',
    en: { persona: regla.reglaDiagnostico },
    si: conPension,
    largo: 500,
  },
} as const satisfies Ficha

/** Fields that applicants fill in on their own page. The e-mail receives their codes, so it is not changed there. */
export const titularPostulante = { ...nombreDS, idSalud: titular.idSalud } as const satisfies Ficha

/** The same fields with those stored encrypted: the whole screen of the applicant. */
export const titularConSalud = { ...titularPostulante, ...saludDelTitular } as const satisfies Ficha

/** The holder of the declaration: person, paper and health, each stored in its place (spec 2 §5). */
export const cotizante = { ...titular, ...papel, ...saludDelTitular } as const satisfies Ficha
