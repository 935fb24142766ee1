import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { aDDMMYYYY, deYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import { anios, edad } from '@alerce/domain/base/persona/edad'
import { type Relacion, relaciones } from '@alerce/domain/postulacion/beneficiarios'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { goTo } from '../../../../lib/routes.ts'
import type { Beneficiario } from '../../../../lib/sale/prospecto.ts'

const columns = [{ title: 'Beneficiario' }, { title: 'Nacimiento' }, { title: 'Edad' }, { title: 'Tipo' }]

interface BeneficiariosProps {
  readonly prospectoId: number
  readonly beneficiarios: readonly Beneficiario[]
  readonly hoy: string
  /** Why the group cannot be changed; null: it can. */
  readonly lock: string | null
}

/** Who is insured besides the holder; the group is changed on its own screen. */
export function Beneficiarios({ prospectoId, beneficiarios, hoy, lock }: BeneficiariosProps) {
  const change = <ButtonLink to={goTo('prospectBeneficiaries', { prospectoId })}>Cambiar beneficiarios</ButtonLink>
  return (
    <Panel title="Beneficiarios" aside={lock === null && change} flush>
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
      <th scope="row">{of.descripcionOtro || relaciones[of.relacionFamiliar as Relacion]}</th>
      <td data-title="Nacimiento" data-keep>
        {aDDMMYYYY(born)}
      </td>
      <td data-title="Edad">{anios(years)}</td>
      <td data-title="Tipo">{of.tipoBeneficiario === 'L' ? 'Carga legal' : 'Carga médica'}</td>
    </tr>
  )
}
