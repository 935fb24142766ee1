import { comparar, type FilaComparada, type PlanComparado } from '@alerce/domain/cotizacion/comparacion'
import type { UfDelDia } from '../core/base/parametros/read-model.ts'
import type { Content, TableCell } from '../platform/pdf.ts'
import type { PostulanteDePapel } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { marca } from './marca.ts'
import { seccion } from './tablas.ts'

interface PapelDeComparacion {
  readonly postulante: Pick<PostulanteDePapel, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>
  readonly planes: readonly PlanComparado[]
  readonly uf: UfDelDia
  /** When the paper was made, ISO instant. */
  readonly emitida: string
}

/** One line across the plans: what differs is on a tint, what is best in bold. */
function filaDePapel({ concepto, celdas, difiere, mejores }: FilaComparada): TableCell[] {
  const fondo = difiere ? { fillColor: marca.acentoClaro } : {}
  return [
    { text: concepto, ...fondo },
    ...celdas.map((text, lugar) => ({ text, bold: mejores.includes(lugar), alignment: 'right' as const, ...fondo })),
  ]
}

function parte(planes: readonly PlanComparado[], titulo: string, filas: readonly FilaComparada[]): Content[] {
  const cabecera: TableCell[] = [
    { text: '' },
    ...planes.map(({ nombre }) => ({ text: nombre, style: 'nota', alignment: 'right' as const })),
  ]
  const widths = ['*', ...planes.map(() => `${Math.floor(66 / planes.length)}%`)]
  return [
    seccion(titulo),
    { table: { headerRows: 1, widths, body: [cabecera, ...filas.map(filaDePapel)] }, layout: 'lineas' },
  ]
}

/** Plans side by side, to leave with the client. */
export function papelDeComparacion({ postulante, planes, uf, emitida }: PapelDeComparacion): Hoja {
  const { nombres, apellidoPaterno, apellidoMaterno } = postulante
  return {
    titulo: 'Comparación de planes',
    bajada: `Para ${nombres} ${apellidoPaterno} ${apellidoMaterno}`.trim(),
    emitida,
    uf,
    cuerpo: [
      ...comparar(planes).flatMap(({ titulo, filas }) => parte(planes, titulo, filas)),
      {
        margin: [0, 12, 0, 0],
        style: 'nota',
        text: `Códigos: ${planes.map(({ nombre, codigo }) => `${nombre}, ${codigo}`).join('; ')}. Sobre fondo, lo que difiere; en negrita, lo más conveniente. Sin beneficios complementarios, que cuestan lo mismo con cualquiera. Esta comparación informa precios y no constituye un contrato.`,
      },
    ],
  }
}
