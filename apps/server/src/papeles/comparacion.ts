import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { comparar, type FilaComparada, type PlanComparado } from '@alerce/domain/cotizacion/comparacion'
import type { UfDelDia } from '../core/base/parametros/read-model.ts'
import { type Bloque, type CeldaDePapel, nota, seccion, tabla } from './bloques.ts'
import type { PostulanteDePapel } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'

interface PapelDeComparacion {
  readonly postulante: Pick<PostulanteDePapel, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>
  readonly planes: readonly PlanComparado[]
  readonly uf: UfDelDia
  /** ISO instant at which the paper was made. */
  readonly emitida: string
}

/** One line across the plans: differences are tinted, the best values bold. */
const filaDePapel = ({ concepto, celdas, difiere, mejores }: FilaComparada): CeldaDePapel[] => [
  { texto: concepto, tinte: difiere },
  ...celdas.map((texto, lugar) => ({ texto, fuerte: mejores.includes(lugar), tinte: difiere })),
]

const parte = (planes: readonly PlanComparado[], titulo: string, filas: readonly FilaComparada[]): Bloque[] => [
  seccion(titulo),
  tabla([titulo, ...planes.map(({ nombre }) => nombre)], filas.map(filaDePapel), planes.length),
]

/** Plans side by side, to leave with the client. */
export function papelDeComparacion({ postulante, planes, uf, emitida }: PapelDeComparacion): Hoja {
  const de = nombreCompleto(postulante)
  return {
    titulo: 'Comparación de planes',
    bajada: `Para ${de}`,
    de,
    emitida,
    uf,
    cuerpo: [
      ...comparar(planes).flatMap(({ titulo, filas }) => parte(planes, titulo, filas)),
      nota(
        `Códigos: ${planes.map(({ nombre, codigo }) => `${nombre}, ${codigo}`).join('; ')}. Sobre fondo, lo que difiere; en negrita, lo más conveniente. Sin beneficios complementarios, que cuestan lo mismo con cualquiera. Esta comparación informa precios y no constituye un contrato.`,
      ),
    ],
  }
}
