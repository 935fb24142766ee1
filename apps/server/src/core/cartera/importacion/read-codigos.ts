import type { FilaDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import type { FieldError } from '@alerce/contract/forms/rules'
import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { llaveDeTexto } from '@alerce/domain/base/persona/nombre'
import type { Db } from '../../../platform/db/database.ts'
import { ciudadesDe, comunas, isapres, regiones } from '../../base/referencia/read-model.ts'

/** Institutions that the screens add to the list (spec 2 §3). */
const DE_PANTALLA = [
  { codigo: 0, nombre: 'No tengo' },
  { codigo: 1, nombre: 'FONASA' },
]

interface Nombrado {
  readonly codigo: number
  readonly nombre: string
}

/** The one with this code or name, or the only one whose name begins so. */
function findByName<T extends Nombrado>(lista: readonly T[], celda: string): T | undefined {
  const llave = llaveDeTexto(celda)
  const igual = lista.find(({ codigo, nombre }) => String(codigo) === llave || llaveDeTexto(nombre) === llave)
  if (igual) return igual
  const [uno, otro] = lista.filter(({ nombre }) => llaveDeTexto(nombre).startsWith(`${llave} `))
  return otro ? undefined : uno
}

/** A row with codes in place of names, and the faults of names that are in no list: those stay as typed. */
export interface FilaConCodigos {
  readonly fila: FilaDePlanilla
  readonly errores: readonly FieldError[]
}

/**
 * Finds the codes of isapre, region and city of rows. A city may be named by one of its communes, and says its region
 * by itself.
 */
export async function readCodigos(tx: Db): Promise<(fila: FilaDePlanilla) => FilaConCodigos> {
  const instituciones = [...DE_PANTALLA, ...(await isapres(tx))]
  const suRegion = (await regiones(tx)).map(({ codigo, descripcion: nombre }) => ({ codigo, nombre }))
  const ciudades = (await ciudadesDe(tx)).map(({ descripcion: nombre, ...resto }) => ({ ...resto, nombre }))
  const deComunas = (await comunas(tx)).flatMap(({ codigoCiudad, descripcion: nombre }) => {
    const ciudad = ciudades.find(({ codigo }) => codigo === codigoCiudad)
    return ciudad ? [{ ...ciudad, nombre }] : []
  })

  return (fila) => {
    const { isapreActual, codigoRegion, codigoCiudad } = fila
    const isapre = isapreActual === '' ? null : findByName(instituciones, isapreActual)
    const region = codigoRegion === '' ? null : findByName(suRegion, codigoRegion)
    const deEsa = <T extends { readonly codigoRegion: number }>(lista: readonly T[]) =>
      region ? lista.filter((una) => una.codigoRegion === region.codigo) : lista
    const ciudad =
      codigoCiudad === ''
        ? null
        : (findByName(deEsa(ciudades), codigoCiudad) ?? findByName(deEsa(deComunas), codigoCiudad))
    const faltas: readonly [campo: string, hallado: unknown, mensaje: string][] = [
      ['isapreActual', isapre, m.isapreDesconocida.text],
      ['codigoRegion', region, m.regionDesconocida.text],
      ['codigoCiudad', ciudad, m.ciudadDesconocida.text],
    ]
    return {
      fila: {
        ...fila,
        isapreActual: String(isapre?.codigo ?? isapreActual),
        codigoRegion: String(region?.codigo ?? ciudad?.codigoRegion ?? codigoRegion),
        codigoCiudad: String(ciudad?.codigo ?? codigoCiudad),
      },
      errores: faltas.flatMap(([campo, hallado, mensaje]) => (hallado === undefined ? [{ campo, mensaje }] : [])),
    }
  }
}
