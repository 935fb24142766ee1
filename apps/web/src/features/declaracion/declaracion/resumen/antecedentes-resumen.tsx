import { formatoRut } from '@alerce/domain/base/persona/rut'
import { etiquetasTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { AmountPesos } from '../../../../components/values/amounts.tsx'
import { DataTable } from '../../../../components/values/data-table.tsx'
import { PriceLines } from '../../../../components/values/price-lines.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { Familia } from '../components/familia.tsx'
import classes from '../declaracion.module.css'
import { JuradasPanel } from '../juradas/juradas-panel.tsx'
import { Applicant, type Cotizante } from './applicant.tsx'

interface AntecedentesResumenProps {
  readonly ds: Declaracion
  readonly cotizante: Cotizante
  readonly empleadores: ReplyOf<'obtenerDatosProspecto'>['empleadores']
  readonly plan: ReplyOf<'obtenerResumenPlan'>
}

/**
 * What stands before the declaration: the applicant, the income of each employer, the plan, everybody in it, and what is
 * sworn of each medical charge (spec 2 §2, Summary).
 */
export function AntecedentesResumen({ ds, cotizante, empleadores, plan }: AntecedentesResumenProps) {
  return (
    <Stack>
      <div className={classes.summary} data-two>
        <Panel title="Postulante">
          <Applicant of={cotizante} />
        </Panel>
        <Panel title="Renta por empleador" flush>
          <Incomes of={empleadores} />
        </Panel>
        <Panel title="Plan" aside={<b>{plan.nombrePlan}</b>} flush>
          <PriceLines of={plan} />
        </Panel>
      </div>
      <Familia ds={ds} />
      <JuradasPanel ds={ds} />
    </Stack>
  )
}

const columns = [{ title: 'Empleador' }, { title: 'Tipo' }, { title: 'Renta imponible', num: true }]

function Incomes({ of }: { readonly of: AntecedentesResumenProps['empleadores'] }) {
  return (
    <DataTable label="Renta por empleador" columns={columns}>
      {of.map(({ id, rut, tipoTrabajador, remuneracionImponible }) => (
        <tr key={id}>
          <th scope="row" data-keep>
            {rut ? formatoRut(rut) : '-'}
          </th>
          <td>{etiquetasTrabajador[tipoTrabajador]}</td>
          <td data-num>
            <AmountPesos value={remuneracionImponible} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
