import { formatoRut } from '@alerce/domain/base/persona/rut'

/** The columns that every table of the desk begins with. */
export const postulanteColumns = [{ title: 'Postulante' }, { title: 'Folio DS' }, { title: 'Asesor' }] as const

interface PostulanteCellsProps {
  readonly of: {
    readonly nombre: string
    readonly rut: string | null
    readonly folioDS: number | null
    readonly asesor: string
  }
}

/** Cells with the applicant of a row of the desk. */
export const PostulanteCells = ({ of: { nombre, rut, folioDS, asesor } }: PostulanteCellsProps) => (
  <>
    <th scope="row">
      {nombre}
      {rut && <small>{formatoRut(rut)}</small>}
    </th>
    <td data-title="Folio DS" data-keep>
      {folioDS ?? '-'}
    </td>
    <td data-title="Asesor">{asesor}</td>
  </>
)
