import type { ComponentType, ReactNode } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { PostulanteCells, postulanteColumns } from '../../../../components/mesa/postulante-cells.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import type { Actos } from '../bandeja/use-actos.ts'

type Quien = Pick<CasoDeMesa, 'nombre' | 'rut' | 'folioDS' | 'asesor'>

interface ColumnaDeRegistro<F> {
  readonly title: string
  /** True for text that must not wrap: an instant, a RUT. */
  readonly keep?: true
  readonly cell: (fila: F, actos: Actos) => ReactNode
}

/** List of closed or current records of one kind: name, read and columns. */
interface Registro<F> {
  /** Name on its tab. */
  readonly nombre: string
  readonly titulo: string
  readonly vacio: string
  readonly clave: (fila: F) => string | number
  /** Person of a row; absent: the first column already names the person. */
  readonly quien?: (fila: F) => Quien
  readonly columnas: readonly ColumnaDeRegistro<F>[]
  /** Reads the rows; draws their filter and a failed read. */
  readonly Filas: ComponentType<{ readonly children: (filas: readonly F[]) => ReactNode }>
}

/** List of a kind, for any type of row. */
export interface ListaDeRegistro {
  readonly nombre: string
  readonly Lista: ComponentType<{ readonly actos: Actos }>
}

/** The one frame of every list of the desk. */
export function registro<F>({ nombre, titulo, vacio, clave, quien, columnas, Filas }: Registro<F>): ListaDeRegistro {
  const columns = [...(quien ? postulanteColumns : []), ...columnas.map(({ title }) => ({ title }))]
  const [primera, ...resto] = columnas
  const Lista = ({ actos }: { readonly actos: Actos }) => (
    <Panel title={titulo} flush>
      <Filas>
        {(filas) =>
          filas.length === 0 ? (
            <Empty title={vacio} />
          ) : (
            <DataTable label={`Tabla de ${titulo}`} columns={columns} cards="early">
              {filas.map((fila) => (
                <tr key={clave(fila)}>
                  {quien ? (
                    <PostulanteCells of={quien(fila)} />
                  ) : (
                    <th scope="row" data-keep>
                      {primera?.cell(fila, actos)}
                    </th>
                  )}
                  {(quien ? columnas : resto).map(({ title, keep, cell }) => (
                    <td key={title} data-title={title} data-keep={keep}>
                      {cell(fila, actos)}
                    </td>
                  ))}
                </tr>
              ))}
            </DataTable>
          )
        }
      </Filas>
    </Panel>
  )
  return { nombre, Lista }
}
