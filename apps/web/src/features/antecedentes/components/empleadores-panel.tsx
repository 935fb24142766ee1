import { MAXIMO_EMPLEADORES } from '@alerce/contract/forms/antecedentes'
import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { IconPlus } from '@tabler/icons-react'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import type { Datos } from '../queries.ts'
import type { FormAntecedentes } from '../use-antecedentes.ts'
import { empleadorVacio } from '../values.ts'
import { CuponButton } from './cupon-button.tsx'
import { EmpleadorRow } from './empleador-row.tsx'

interface EmpleadoresPanelProps {
  readonly form: FormAntecedentes
  /** As they are on record. */
  readonly datos: Pick<Datos, 'prospectoId' | 'rut'>
}

/** The employers, at least one row (spec 2 §2). */
export function EmpleadoresPanel({ form, datos }: EmpleadoresPanelProps) {
  const { empleadores } = form.values
  const full = empleadores.length >= MAXIMO_EMPLEADORES
  const add = (
    <ReasonedButton
      kind="quiet"
      side="bottom"
      reason={full ? antecedentesMessages.demasiadosEmpleadores.text : null}
      onClick={() => form.insertListItem('empleadores', empleadorVacio)}
    >
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      Agregar Empleador
    </ReasonedButton>
  )
  return (
    <Panel title="Empleadores" aside={add} flush>
      {empleadores.map(({ tipoTrabajador }, index) => (
        <EmpleadorRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, as in the form's paths
          key={index}
          form={form}
          prospectoId={datos.prospectoId}
          index={index}
          onRemove={empleadores.length > 1 ? () => form.removeListItem('empleadores', index) : null}
        >
          <CuponButton prospectoId={datos.prospectoId} rut={datos.rut} tipo={tipoTrabajador} />
        </EmpleadorRow>
      ))}
    </Panel>
  )
}
