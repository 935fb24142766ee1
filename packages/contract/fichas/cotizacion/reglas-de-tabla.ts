import { agrupa } from '@alerce/domain/base/grupos'
import { esParametro, leeParametro, parametros } from '@alerce/domain/base/parametros'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import { reglaFechaFun } from '../../forms/base/campos.ts'
import { catalogoMessages } from '../../messages/cotizacion/catalogo.ts'
import type { ProblemaDeFila } from './celdas.ts'

const problema = (campo: string, { text }: { readonly text: string }): ProblemaDeFila => ({ campo, mensaje: text })

/** Refuses an end date before its start date. */
export const terminaDespues = ({ desde = '', hasta = '' }: FilaDeTabla): ProblemaDeFila[] =>
  hasta !== '' && hasta < desde ? [problema('hasta', catalogoMessages.terminaAntes)] : []

/** Order of the dates of a cancellation: received up to today, processed from that day on, or not yet. */
export function funEnOrden({ recibido = '', procesado = '' }: FilaDeTabla, hoy: string): ProblemaDeFila[] {
  return (['recibido', 'procesado'] as const).flatMap((campo) => {
    const mensaje = reglaFechaFun(campo, { recibido, procesado }, hoy)
    return mensaje ? [{ campo, mensaje }] : []
  })
}

/** Refuses an unknown parameter, or a value out of its range. */
export function parametroValido({ clave = '', valor = '', ...fechas }: FilaDeTabla): ProblemaDeFila[] {
  if (!esParametro(clave)) return [problema('clave', catalogoMessages.sinParametro)]
  const rango = parametros[clave]
  const entre = 'minimo' in rango ? ` Debe estar entre ${rango.minimo} y ${rango.maximo}.` : ''
  if (leeParametro(clave, valor) === null)
    return [{ campo: 'valor', mensaje: `${catalogoMessages.valorDeParametro.text}${entre}` }]
  return terminaDespues(fechas)
}

/** Stored form of a parameter: JSON, as its readers expect. */
export const parametroGuardado = (fila: FilaDeTabla): FilaDeTabla => {
  const { clave = '', valor = '' } = fila
  return esParametro(clave) ? { ...fila, valor: JSON.stringify(leeParametro(clave, valor)) } : fila
}

/** A commission is a share or a fixed amount, one of them. */
export const comisionDeUnaForma = ({ porcentaje = '', uf = '' }: FilaDeTabla): ProblemaDeFila[] =>
  (porcentaje === '') === (uf === '') ? [problema('uf', catalogoMessages.comisionDoble)] : []

/** Refuses a price on a free benefit. */
export const gratuitoSinPrecio = ({ gratuito, precioUF }: FilaDeTabla): ProblemaDeFila[] =>
  gratuito === 'true' && Number(precioUF) > 0 ? [problema('precioUF', catalogoMessages.gratuitoConPrecio)] : []

/** Brackets of each factor table must be contiguous from 0 years on, the last one open. */
export function tramosSeguidos(filas: readonly FilaDeTabla[]): Map<number, ProblemaDeFila> {
  const problemas = new Map<number, ProblemaDeFila>()
  const tablas = agrupa([...filas.entries()], ([, fila]) => fila.desde ?? '')
  for (const tramos of tablas.values()) {
    const enOrden = tramos.toSorted(([, a], [, b]) => Number(a.edadDesde) - Number(b.edadDesde))
    let sigue = '0'
    for (const [at, { edadDesde = '', edadHasta = '' }] of enOrden) {
      if (edadDesde !== sigue) problemas.set(at, problema('edadDesde', catalogoMessages.tramoNoSigue))
      sigue = edadHasta
    }
    const [ultima] = enOrden.at(-1) ?? []
    if (ultima !== undefined && sigue !== '') problemas.set(ultima, problema('edadHasta', catalogoMessages.ultimoTramo))
  }
  return problemas
}

/** Refuses a bracket that ends before it begins. */
export const edadesOrdenadas = ({ edadDesde, edadHasta }: FilaDeTabla): ProblemaDeFila[] =>
  edadHasta !== '' && Number(edadHasta) <= Number(edadDesde)
    ? [problema('edadHasta', catalogoMessages.tramoAlReves)]
    : []
