import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { type NivelDePrestador, type Prestador, prestadores } from './prestadores.ts'

/** A line of plans of the fictional isapre: base price, cover in percent, and level of its providers. */
interface Linea {
  readonly nombre: string
  readonly sigla: string
  readonly base: UF
  readonly hospitalario: number
  readonly ambulatorio: number
  /** 'libre': any provider at the plan's own percentages, without a network. */
  readonly red: NivelDePrestador | 'libre'
}

const linea = (
  nombre: string,
  sigla: string,
  base: number,
  hospitalario: number,
  ambulatorio: number,
  red: Linea['red'],
): Linea => ({ nombre, sigla, base: uf(base), hospitalario, ambulatorio, red })

const estero = linea('Estero', 'ES', 1.1, 70, 50, 1)
const arroyo = linea('Arroyo', 'AR', 1.45, 70, 60, 1)
const quebrada = linea('Quebrada', 'QB', 1.85, 80, 60, 2)
const ribera = linea('Ribera', 'RB', 1.88, 80, 60, 'libre')
const lenga = linea('Lenga', 'LG', 1.91, 80, 70, 2)
const coihue = linea('Coihue', 'CH', 1.94, 90, 60, 2)
const canelo = linea('Canelo', 'CN', 2.15, 90, 70, 2)
const bosque = linea('Bosque', 'BQ', 2.34, 90, 80, 2)
const sendero = linea('Sendero', 'SE', 2.48, 100, 70, 3)
const laguna = linea('Laguna', 'LN', 2.715, 100, 80, 3)

interface Zona {
  readonly codigo: number
  readonly nombre: string
  readonly regiones: readonly number[]
  readonly lineas: readonly Linea[]
  readonly colectivo?: number
}

const todas = [15, 1, 2, 3, 4, 5, 13, 6, 7, 16, 8, 9, 14, 10, 11, 12]
const completa = [estero, arroyo, quebrada, ribera, lenga, coihue, bosque, laguna]
const reducida = [arroyo, quebrada, ribera, lenga, coihue, bosque]

const zonas: readonly Zona[] = [
  {
    codigo: 1,
    nombre: 'Santiago',
    regiones: [13],
    lineas: [estero, arroyo, quebrada, ribera, lenga, coihue, canelo, bosque, sendero, laguna],
  },
  { codigo: 2, nombre: 'Costa', regiones: [5], lineas: completa },
  { codigo: 3, nombre: 'Biobío', regiones: [8, 16], lineas: completa },
  { codigo: 4, nombre: 'Norte', regiones: [15, 1, 2, 3, 4], lineas: [...reducida, laguna] },
  { codigo: 5, nombre: 'Centro', regiones: [6, 7], lineas: reducida },
  { codigo: 6, nombre: 'Sur', regiones: [9, 14, 10], lineas: reducida },
  { codigo: 7, nombre: 'Austral', regiones: [11, 12], lineas: [quebrada, ribera, coihue] },
  {
    codigo: 0,
    nombre: '',
    regiones: todas,
    lineas: [
      linea('Raulí', 'RL', 3.65, 90, 80, 3),
      linea('Cordillera', 'CO', 4.4, 100, 70, 'libre'),
      linea('Volcán', 'VO', 5.1, 100, 80, 3),
      linea('Glaciar', 'GL', 5.7, 100, 80, 4),
      linea('Ventisquero', 'VE', 6.1, 100, 80, 4),
      linea('Cumbre', 'CU', 6.5, 100, 80, 4),
    ],
  },
  ...[
    { codigo: 501, nombre: 'Valle Central' },
    { codigo: 502, nombre: 'Puerto Austral' },
  ].map(({ codigo, nombre }, i) => ({
    codigo: 51 + i,
    nombre,
    regiones: todas,
    colectivo: codigo,
    lineas: [
      { ...canelo, base: uf(1.72) },
      { ...bosque, base: uf(1.95), hospitalario: 100 },
      { ...laguna, base: uf(2.45) },
    ],
  })),
]

/** Collective agreements of the demo. */
export const colectivos = [
  { codigo: 501, descripcion: 'Convenio Cooperativa Valle Central' },
  { codigo: 502, descripcion: 'Convenio Sindicato Puerto Austral' },
] as const

export interface PlanDeCatalogo {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
  readonly base: UF
  readonly hospitalario: number
  readonly ambulatorio: number
  readonly libreEleccion: boolean
  readonly mensaje: string
  readonly colectivo: number | null
  readonly regiones: readonly number[]
  readonly red: readonly { readonly prestador: number; readonly hospitalario: number; readonly ambulatorio: number }[]
}

/** Network of a line: full bonus with providers below its level, ten points less at its level (at least 70 and 50). */
function red({ red, hospitalario, ambulatorio }: Linea, enRegion: readonly Prestador[]): PlanDeCatalogo['red'] {
  if (red === 'libre') return []
  return enRegion
    .filter((p) => p.nivel <= red)
    .map((p) => {
      const menos = p.nivel === red ? 10 : 0
      return {
        prestador: p.codigo,
        hospitalario: Math.max(70, hospitalario - menos),
        ambulatorio: Math.max(50, ambulatorio - menos),
      }
    })
}

function planesDe(zona: Zona): Omit<PlanDeCatalogo, 'id'>[] {
  const enRegion = prestadores.filter((p) => zona.regiones.includes(p.region))
  return zona.lineas.map((l) => ({
    codigo: `AL${l.sigla}2601${String(zona.codigo).padStart(2, '0')}`,
    nombre: `Alerce ${l.nombre} ${l.hospitalario} ${zona.nombre}`.trim(),
    base: l.base,
    hospitalario: l.hospitalario,
    ambulatorio: l.ambulatorio,
    libreEleccion: l.red === 'libre',
    mensaje:
      l.red === 'libre' ? 'Se atiende con cualquier prestador.' : 'Su mejor cobertura está en la red preferente.',
    colectivo: zona.colectivo ?? null,
    regiones: zona.regiones,
    red: red(l, enRegion),
  }))
}

/** The 60 plans on sale. */
export const planes: readonly PlanDeCatalogo[] = zonas.flatMap(planesDe).map((plan, i) => ({ id: 101 + i, ...plan }))
