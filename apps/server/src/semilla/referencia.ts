import { readFileSync } from 'node:fs'
import { clasesDeIrregularidad, irregularidades } from '@alerce/contract/catalogos/mesa/irregularidades'
import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { tablaUnica } from '@alerce/domain/cotizacion/factores'
import { topesPublicados } from '@alerce/domain/cotizacion/renta'
import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { valoresUf } from './referencia/uf.ts'
import { fillEmpty, insertNew } from './repository.ts'

interface Comuna {
  readonly codigoRegion: number
  readonly codigoCiudad: number
  readonly ciudad: string
  readonly codigo: number
  readonly descripcion: string
}

function readComunas(): Comuna[] {
  const text = readFileSync(new URL('referencia/comunas.csv', import.meta.url), 'utf8')
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => {
    const [region = '', ciudad = '', nombreCiudad = '', comuna = '', nombre = ''] = line.split(',')
    return {
      codigoRegion: Number(region),
      codigoCiudad: Number(ciudad),
      ciudad: nombreCiudad,
      codigo: Number(comuna),
      descripcion: nombre,
    }
  })
}

const cedula = { tipo: 'CEDULA', nombre: 'Cédula de identidad', obligatorio: true }

/** Documents required from each type of worker (core rules, Prospect), in the order of the screen. */
const documentosPedidos = [
  {
    id: 1,
    tipoTrabajador: 'D' as const,
    tipo: CERTIF_COTIZ,
    nombre: 'Certificado de cotizaciones',
    obligatorio: true,
  },
  { id: 2, tipoTrabajador: 'D' as const, ...cedula },
  { id: 3, tipoTrabajador: 'D' as const, tipo: 'OTRO', nombre: 'Otro documento', obligatorio: false },
  {
    id: 4,
    tipoTrabajador: 'P' as const,
    tipo: 'LIQUIDACION_PENSION',
    nombre: 'Liquidación de pensión',
    obligatorio: true,
  },
  { id: 5, tipoTrabajador: 'P' as const, ...cedula },
  { id: 6, tipoTrabajador: 'I' as const, ...cedula },
  { id: 7, tipoTrabajador: 'V' as const, ...cedula },
]

/** Regions from north to south, by their official codes. */
const regiones = [
  { codigo: 15, descripcion: 'Arica y Parinacota' },
  { codigo: 1, descripcion: 'Tarapacá' },
  { codigo: 2, descripcion: 'Antofagasta' },
  { codigo: 3, descripcion: 'Atacama' },
  { codigo: 4, descripcion: 'Coquimbo' },
  { codigo: 5, descripcion: 'Valparaíso' },
  { codigo: 13, descripcion: 'Metropolitana de Santiago' },
  { codigo: 6, descripcion: "Libertador General Bernardo O'Higgins" },
  { codigo: 7, descripcion: 'Maule' },
  { codigo: 16, descripcion: 'Ñuble' },
  { codigo: 8, descripcion: 'Biobío' },
  { codigo: 9, descripcion: 'La Araucanía' },
  { codigo: 14, descripcion: 'Los Ríos' },
  { codigo: 10, descripcion: 'Los Lagos' },
  { codigo: 11, descripcion: 'Aysén del General Carlos Ibáñez del Campo' },
  { codigo: 12, descripcion: 'Magallanes y de la Antártica Chilena' },
] as const

/** AFP by their PreviRed codes (Tabla 10). */
const afps = [
  { codigo: 3, descripcion: 'CUPRUM' },
  { codigo: 5, descripcion: 'HABITAT' },
  { codigo: 8, descripcion: 'PROVIDA' },
  { codigo: 29, descripcion: 'PLANVITAL' },
  { codigo: 33, descripcion: 'CAPITAL' },
  { codigo: 34, descripcion: 'MODELO' },
  { codigo: 35, descripcion: 'UNO' },
] as const

/** Health institutions by the Superintendencia's codes, with those of PreviRed (Tabla 16); 1 is the public fund. */
const isapres = [
  { codigo: 1, nombre: 'FONASA', previred: '07' },
  { codigo: 67, nombre: 'COLMENA GOLDEN CROSS', previred: '04' },
  { codigo: 78, nombre: 'CRUZ BLANCA', previred: '05' },
  { codigo: 80, nombre: 'VIDA TRES', previred: '03' },
  { codigo: 81, nombre: 'NUEVA MASVIDA', previred: '10' },
  { codigo: 99, nombre: 'BANMEDICA', previred: '01' },
  { codigo: 107, nombre: 'CONSALUD', previred: '02' },
  { codigo: 108, nombre: 'ESENCIAL', previred: '28' },
  { codigo: 63, nombre: 'ISALUD', previred: '11' },
  { codigo: 76, nombre: 'FUNDACION', previred: '12' },
  { codigo: 94, nombre: 'CRUZ DEL NORTE', previred: '25' },
] as const

/** Public lists for every installation; existing rows and loads of an operator stay unchanged. */
export async function seedReferencia(db: Db, clock: Clock): Promise<void> {
  const comunas = readComunas()
  const ciudades = new Map(
    comunas.map((c) => [
      c.codigoCiudad,
      { codigo: c.codigoCiudad, codigoRegion: c.codigoRegion, descripcion: c.ciudad },
    ]),
  )
  await insertNew(
    db,
    'region',
    ['codigo'],
    regiones.map((r, orden) => ({ ...r, orden })),
  )
  await insertNew(db, 'ciudad', ['codigo'], [...ciudades.values()])
  await insertNew(
    db,
    'comuna',
    ['codigo'],
    comunas.map(({ codigo, codigoCiudad, descripcion }) => ({ codigo, codigoCiudad, descripcion })),
  )
  await insertNew(
    db,
    'irregularidadCodigo',
    ['codigo'],
    Object.entries(clasesDeIrregularidad).map(([codigo, descripcion]) => ({ codigo, descripcion })),
  )
  await insertNew(
    db,
    'irregularidadDetalle',
    ['codigo', 'detalle'],
    irregularidades.map(({ clase, id, texto }) => ({ codigo: clase, detalle: id, descripcion: texto })),
  )
  await seedLey(db, clock.ahora())
}

/** Values that an operator may load: given only where there is none. */
async function seedLey(db: Db, cargadaEn: string): Promise<void> {
  const { vigenteDesde, fuente, tramos } = tablaUnica
  await fillEmpty(db, {
    factorTramo: () =>
      tramos.map(({ desde, hasta, cotizante, carga }) => ({
        desde: vigenteDesde,
        hasta: null,
        edadDesde: desde,
        edadHasta: hasta,
        fuente,
        cotizante: String(cotizante),
        carga: String(carga),
      })),
    topeImponible: () =>
      topesPublicados.map(({ desde, tope }) => ({
        desde,
        hasta: null,
        topeUF: textoDecimal(tope),
        fuente: 'Superintendencia de Pensiones',
      })),
    afp: () => [...afps],
    isapre: () => [...isapres],
    documentoPedido: () => documentosPedidos.map((pedido, orden) => ({ ...pedido, orden, hasta: null })),
    uf: () =>
      valoresUf.map((dia) => ({
        ...dia,
        valor: textoDecimal(dia.valor),
        cargadaPor: 'datos iniciales',
        cargadaEn,
      })),
  })
}
