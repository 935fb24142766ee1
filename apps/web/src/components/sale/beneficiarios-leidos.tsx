import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { aDDMMYYYY, deYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import { anios, edad } from '@alerce/domain/base/persona/edad'
import { vinculoBreve } from '@alerce/domain/postulacion/beneficiarios'
import type { ReactNode } from 'react'
import type { Beneficiario } from '../../lib/sale/prospecto.ts'
import { Empty } from '../feedback/empty.tsx'
import { Panel } from '../layout/panel.tsx'
import { DataTable } from '../values/data-table.tsx'

const columns = [{ title: 'Beneficiario' }, { title: 'Nacimiento' }, { title: 'Edad' }, { title: 'Tipo' }]

interface BeneficiariosLeidosProps {
  readonly beneficiarios: readonly Beneficiario[]
  readonly hoy: string
  /** Link to the editing of the group; absent: only read. */
  readonly aside?: ReactNode
}

/** Beneficiaries to read: relation, birth, age and kind of charge. */
export function BeneficiariosLeidos({ beneficiarios, hoy, aside }: BeneficiariosLeidosProps) {
  return (
    <Panel title="Beneficiarios" aside={aside} flush>
      {beneficiarios.length === 0 ? (
        <Empty title={beneficiariosMessages.vacia.text} />
      ) : (
        <DataTable label="Tabla de beneficiarios" columns={columns} cards>
          {beneficiarios.map((one) => (
            <Fila key={one.beneficiarioId} of={one} hoy={hoy} />
          ))}
        </DataTable>
      )}
    </Panel>
  )
}

function Fila({ of, hoy }: { readonly of: Beneficiario; readonly hoy: string }) {
  const born = deYYYYMMDD(of.fechaNacimiento) ?? hoy
  const years = edad(born, hoy)
  return (
    <tr>
      <th scope="row">{vinculoBreve(of.relacionFamiliar, of.descripcionOtro, of.sexo)}</th>
      <td data-title="Nacimiento" data-keep>
        {aDDMMYYYY(born)}
      </td>
      <td data-title="Edad">{anios(years)}</td>
      <td data-title="Tipo">{of.tipoBeneficiario === 'L' ? 'Carga legal' : 'Carga médica'}</td>
    </tr>
  )
}
